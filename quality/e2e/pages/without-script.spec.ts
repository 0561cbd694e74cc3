import { expect, test, withMotion } from '../journey';
import { publicPaths } from '../site/public-paths';

test.use({ javaScriptEnabled: false });

for (const path of publicPaths) {
  test(`${path} is there to read and leads on`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(200);
    await page.getByRole('navigation', { name: 'Main' }).getByText('About Us').click();
    await expect(page).toHaveURL('/about');
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
    await expect(current).toHaveText('About Us');
    await page.getByRole('navigation', { name: 'Footer' }).getByText('Terms').click();
    await expect(page).toHaveURL('/terms');
  });
}

test('the landing page shows every feature, step and question', async ({ page }) => {
  await page.goto('/');
  for (const name of [
    'Custom Built for Food Blogs',
    '24/7 Reader Support',
    'Boost Revenue',
    'Smart, Simple Analytics',
    'Welcome Greeting',
    'Instant Answers',
    'Turns Visitors into Loyal Readers',
    'Smart Insights',
  ]) {
    await expect(page.getByRole('heading', { name, level: 3 })).toBeVisible();
  }
  // Both faces of a card.
  await expect(page.getByText(/someone at the stove with them/i)).toBeVisible();
  await expect(page.getByText(/before the butter browns/i)).toBeVisible();
});

test('questions open, one at a time, by pointer and by keyboard', async ({ page }) => {
  await page.goto('/');
  const questions = page.locator('#faq details');
  await expect(questions).toHaveCount(8);
  const open = page.locator('details[open]');
  await questions.nth(0).locator('summary').click();
  await expect(open).toHaveCount(1);
  await questions.nth(3).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(open).toHaveCount(1);
  await expect(questions.nth(3)).toHaveAttribute('open', '');
  await page.keyboard.press('Space');
  await expect(open).toHaveCount(0);
});

test('the contact form is handed to the mail program', async ({ page }) => {
  await page.goto('/contact');
  const form = page.locator('form');
  await expect(form).toHaveAttribute('action', /^mailto:hello@cpal\.example/);
  await expect(page.getByRole('link', { name: 'hello@cpal.example' }).first()).toBeVisible();
});

test('a page that needs script says so', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(page.locator('noscript p')).toContainText('This page needs JavaScript.');
});

test.describe('an unknown path', () => {
  test.use({ expectedErrors: /404/ });

  for (const path of ['/nothing/here', '/about/nothing']) {
    test(`${path} is a real 404 with a way home`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page).toHaveURL('/');
    });
  }
});

test.describe('below 1200 px', () => {
  test.use({ ...withMotion, viewport: { width: 400, height: 800 } });

  test('the menu opens and leads on', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact');
  });
});
