import type { Page } from '@playwright/test';
import { expect, logIn, newBlogger, signUp, test } from '../journey';

const keys = '/membership/license-keys';

async function signUpAnew(page: Page) {
  const blogger = newBlogger();
  await page.goto('/auth');
  await signUp(page, blogger);
  await expect(page).toHaveURL(keys);
  return blogger;
}

const spoil = (page: Page, ...names: string[]) =>
  page.evaluate((held) => {
    for (const name of held) localStorage.setItem(name, 'spoilt');
  }, names);

test('a logout in one tab reaches the other, and so does the next login', async ({
  page,
  context,
}) => {
  const blogger = await signUpAnew(page);
  const other = await context.newPage();
  await other.goto(keys);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/auth');
  await logIn(other, blogger);
  await expect(other).toHaveURL(keys);
  await expect(nav.getByRole('link', { name: 'Membership Area' })).toBeVisible();
});

test.describe('a token that the server does not take', () => {
  // The browser itself reports the status 401.
  test.use({ expectedErrors: /401|400/ });

  test('is renewed unseen', async ({ page }) => {
    await signUpAnew(page);
    await spoil(page, 'access_token');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'License Keys' })).toBeVisible();
    await expect(page).toHaveURL(keys);
    // The screen's frame does not wait for the renewal.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('access_token')))
      .not.toBe('spoilt');
  });

  test('leads to the login, with the page remembered, where it cannot be renewed', async ({
    page,
  }) => {
    const blogger = await signUpAnew(page);
    await page.goto('/membership/billing');
    await spoil(page, 'access_token', 'refresh_token');
    await page.reload();
    await expect(page).toHaveURL('/auth');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await logIn(page, blogger);
    await expect(page).toHaveURL('/membership/billing');
  });
});
