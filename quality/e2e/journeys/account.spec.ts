import { logIn as logInCall } from '@cpal/shared/contract/accounts/auth';
import { paths } from '@cpal/shared/paths';
import type { Page } from '@playwright/test';
import { sendPast } from '../people/call';
import { type Blogger, expect, logIn, newBlogger, signUp, test } from '../journey';
import { becomeMember, joinPast, openMailedLink } from '../people/member';

// The browser itself reports what the server rejects.
test.use({ expectedErrors: /400|401|403/ });

const account = paths.account();

async function choosePassword(page: Page, { password }: Blogger) {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
}

async function expectRejectedLogin(page: Page, who: Blogger) {
  await page.goto(paths.auth());
  await logIn(page, who);
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
}

async function logInToAccount(page: Page, who: Blogger) {
  await page.goto(account);
  await expect(page).toHaveURL(paths.auth());
  await logIn(page, who);
  await expect(page).toHaveURL(account);
  await expect(page.getByText('This device')).toBeVisible();
}

test('verifies the email by the link that was mailed after the sign-up', async ({
  page,
  product,
}) => {
  const blogger = newBlogger();
  await page.goto(paths.auth());
  await signUp(page, blogger);
  await page.getByRole('navigation', { name: 'Membership' }).getByText('Account').click();
  await expect(page.getByText('Not verified yet')).toBeVisible();
  await openMailedLink(page, product.dataDir, '/auth/verify-email', blogger);
  await expect(page.getByText('Your email address is verified.')).toBeVisible();
  await page.goto(account);
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
});

test('chooses a new password by a mailed link, which works once', async ({ page, product }) => {
  const { blogger } = await joinPast(page);
  const changed = { ...blogger, password: 'Tarragon&Lemon8' };
  await page.goto(paths.auth());
  await page.getByLabel('Email').fill(blogger.email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`If there is an account for ${blogger.email}`)).toBeVisible();

  await openMailedLink(page, product.dataDir, '/auth/reset-password', blogger);
  await choosePassword(page, changed);
  await expect(page).toHaveURL(paths.auth());
  await expect(page.getByText('Your password has been changed')).toBeVisible();

  await openMailedLink(page, product.dataDir, '/auth/reset-password', blogger);
  await choosePassword(page, blogger);
  await expect(page.getByText('This link doesn’t work.')).toBeVisible();

  await expectRejectedLogin(page, blogger);
  await logInToAccount(page, changed);
});

test('logs another device out, and all others together', async ({ page, browser, baseURL }) => {
  const blogger = await becomeMember(page, account);
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const other = await context.newPage();
  await logInToAccount(other, blogger);
  expect((await sendPast(page, logInCall, blogger)).status()).toBe(200);

  await page.reload();
  const devices = page.getByRole('region', { name: 'Where you’re logged in' });
  const logOut = devices.getByRole('button', { name: /^Log Out (?!Everywhere)/ });
  await expect(logOut).toHaveCount(2);
  await logOut.first().click();
  await expect(logOut).toHaveCount(1);
  await devices.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(devices.getByText('1 other device is logged out.')).toBeVisible();
  await expect(logOut).toHaveCount(0);
  await expect(devices.getByText('This device')).toBeVisible();

  await other.reload();
  await expect(other).toHaveURL(paths.auth());
  expect(await other.evaluate(() => localStorage.length)).toBe(0);
  await context.close();
});

test('changes the name, and the email by a link that is mailed to the new one', async ({
  page,
  product,
}) => {
  const blogger = await becomeMember(page, account);
  const moved = { ...blogger, email: newBlogger().email };
  await page.getByRole('button', { name: 'Edit details' }).click();
  await page.getByLabel('Full name').fill('Ada Koch');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your details have been saved.')).toBeVisible();
  await expect(page.getByText('Ada Koch')).toBeVisible();

  await page.getByRole('button', { name: 'Change email' }).click();
  const asked = page.getByRole('dialog', { name: 'Change your email' });
  await asked.getByLabel('New email').fill(moved.email);
  await asked.getByLabel('Password').fill(blogger.password);
  await asked.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`${moved.email} waits to be confirmed.`)).toBeVisible();

  await openMailedLink(page, product.dataDir, '/auth/verify-email', moved);
  await expect(page.getByText('From now on, log in with the new one.')).toBeVisible();
  await page.goto(account);
  await expect(page.getByText(moved.email)).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await expectRejectedLogin(page, blogger);
  await logInToAccount(page, moved);
});

test('deletes the account, which then lets nobody in', async ({ page }) => {
  const blogger = await becomeMember(page, account);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const asked = page.getByRole('dialog', { name: 'Delete your account?' });
  await asked.getByLabel('Password').fill(blogger.password);
  await asked.getByRole('button', { name: 'Delete my account' }).click();
  const told = page.getByRole('dialog', { name: 'Your account has been deleted' });
  await told.getByRole('button', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: /Join Waitlist/ })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expectRejectedLogin(page, blogger);
});
