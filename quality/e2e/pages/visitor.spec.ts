import { expect, visit, withMotion } from '../journey';
import { publicPaths } from '../site/public-paths';
import { test } from '../page/kept-page';

for (const path of publicPaths) {
  test(`opens ${path}`, async ({ page }) => {
    const answer = await visit(page, path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(path === '/' ? /^CPal: the AI recipe assistant/ : /\| CPal$/);
  });
}

test('walks the site by its links without loading a page again', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('navigation', { name: 'Main' }).getByText('About Us').click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('navigation', { name: 'Footer' }).getByText('Terms').click();
  await expect(page).toHaveURL('/terms');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test.describe('an unknown path', () => {
  // The browser itself reports the real status 404.
  test.use({ expectedErrors: /404/ });

  test('says so and leads back home', async ({ page }) => {
    const answer = await visit(page, '/nothing/here');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('below 1200 px', () => {
  test.use({ ...withMotion, viewport: { width: 400, height: 800 } });

  test('the menu repeats the links, closes on Esc and on navigation', async ({ page }) => {
    await visit(page, '/');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    const open = page.getByRole('button', { name: 'Open menu' });
    await open.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link')).toHaveText([
      'Home',
      'About Us',
      'Contact Us',
      /^Join Waitlist/,
    ]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await menu.getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(menu).toBeHidden();
  });
});
