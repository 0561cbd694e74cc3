import { expect, test } from '../journey';

const pages = [
  { path: '/', title: /^CPal: the AI recipe assistant/ },
  { path: '/about', title: /\| CPal$/ },
  { path: '/contact', title: /\| CPal$/ },
  { path: '/pricing', title: /\| CPal$/ },
  { path: '/privacy', title: /\| CPal$/ },
  { path: '/disclosure', title: /\| CPal$/ },
  { path: '/terms', title: /\| CPal$/ },
];

for (const { path, title } of pages) {
  test(`opens ${path}`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(title);
  });
}

test('walks the site by its links without loading a page again', async ({ page }) => {
  await page.goto('/');
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
    const answer = await page.goto('/nothing/here');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('below 1200 px', () => {
  test.use({ viewport: { width: 400, height: 800 } });

  test('the menu repeats the links, closes on Esc and on navigation', async ({ page }) => {
    await page.goto('/');
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
