import { signUp as signUpCall } from '@cpal/shared/contract/accounts/sign-up';
import type { Page } from '@playwright/test';
import { sendPast } from '../people/call';
import {
  addCardDialog,
  cardFrame,
  confirmCard,
  fillCard,
  paymentMethods,
  testCards,
} from '../people/cards';
import { type Blogger, expect, fillSignUp, logIn, newBlogger, test } from '../journey';
import { becomeSubscriber } from '../people/member';

const keys = '/membership/license-keys';

/** Lets the calls to a path fail as where the connection is lost; answers what restores it. */
async function loseConnection(page: Page, path: string) {
  await page.route(path, (route) => route.abort('connectionreset'));
  return () => page.unroute(path);
}

async function expectTyped(page: Page, { fullName, email, password }: Blogger) {
  await expect(page.getByLabel('Full name')).toHaveValue(fullName);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  await expect(page.getByLabel('Confirm password')).toHaveValue(password);
  await expect(page.getByLabel('Company')).toHaveValue('Rosemary & Thyme');
}

test.use({ expectedErrors: /ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED/ });

test('a sign-up that did not get through can be sent again as it is', async ({ page }) => {
  const blogger = newBlogger();
  await page.goto('/auth');
  const submit = page.getByRole('button', { name: 'Sign Up' });
  await fillSignUp(page, blogger);
  await page.getByLabel('Company').fill('Rosemary & Thyme');
  const restore = await loseConnection(page, '**/api/users/sign-up');
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('An error occurred');
  await expectTyped(page, blogger);
  await restore();
  await submit.click();
  await expect(page).toHaveURL(keys);
});

test('an account that was made and not logged in is a login away', async ({ page }) => {
  const blogger = newBlogger();
  await page.goto('/auth');
  await fillSignUp(page, blogger);
  const restore = await loseConnection(page, '**/api/auth/login');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('alert')).toHaveText('Account created but login failed');
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Email')).toHaveValue(blogger.email);
  await expect(page.getByLabel('Password')).toHaveValue(blogger.password);
  await restore();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(keys);
});

test('a login that did not get through can be sent again as it is', async ({ page, context }) => {
  const blogger = newBlogger();
  await page.goto('/auth');
  await sendPast(page, signUpCall, blogger);
  await expect(page.getByLabel('Email')).toBeVisible();
  await context.setOffline(true);
  await logIn(page, blogger);
  await expect(page.getByRole('alert')).toHaveText('An error occurred');
  await expect(page.getByLabel('Email')).toHaveValue(blogger.email);
  await expect(page.getByLabel('Password')).toHaveValue(blogger.password);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(keys);
});

test('a card that was typed waits for the next try', async ({ page, context }) => {
  await becomeSubscriber(page);
  await paymentMethods(page).getByRole('button', { name: 'Add Payment Method' }).click();
  await fillCard(page, testCards.mastercard);
  await context.setOffline(true);
  await confirmCard(page);
  await expect(addCardDialog(page).getByRole('alert')).toBeVisible();
  await expect(cardFrame(page).getByLabel('Card number')).toHaveValue(testCards.mastercard);
  await context.setOffline(false);
  await confirmCard(page);
  await expect(page.getByText('Payment method added.')).toBeVisible();
});

test('a logout without a connection ends at home, with both tokens gone', async ({
  page,
  context,
}) => {
  await becomeSubscriber(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeHidden();
});
