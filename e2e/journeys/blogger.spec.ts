import type { Page } from '@playwright/test';
import {
  type Blogger,
  buyBasic,
  expect,
  logIn,
  newBlogger,
  signUp,
  test,
  withMotion,
} from '../journey';
import { licenses, validate } from '../licenses';

test.describe.configure({ mode: 'serial' });
// The walk that shows the members' screens as most people have them.
test.use(withMotion);

const blogger = newBlogger();
async function confirm(page: Page, action: string, label: string) {
  await page.getByRole('button', { name: action }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Action' });
  await dialog.getByRole('button', { name: label }).click();
  await expect(dialog).toBeHidden();
}

async function logInAgain(page: Page, who: Blogger) {
  await page.goto('/membership/license-keys');
  await expect(page).toHaveURL('/auth');
  await logIn(page, who);
  await expect(page).toHaveURL('/membership/license-keys');
}

async function expectOwnKey(page: Page) {
  await expect(licenses(page)).toHaveCount(1);
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
}

test('walks from the purchase page to an active licence key and back in', async ({
  page,
  product,
}) => {
  await test.step('signs up on the way to the purchase page', async () => {
    await page.goto('/purchase');
    await expect(page).toHaveURL('/auth');
    await signUp(page, blogger);
    await expect(page).toHaveURL('/purchase');
    const held = await page.evaluate(() => Object.keys(localStorage).toSorted());
    expect(held).toEqual(['access_token', 'refresh_token']);
  });

  await test.step('needs a subscription for a licence key', async () => {
    await page.goto('/membership/license-keys');
    await expect(
      page.getByText('You need an active subscription to manage licenses.'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'View Pricing Plans' }).click();
    await expect(page).toHaveURL('/pricing');
  });

  await test.step('pays for the Basic plan', async () => {
    await page.goto('/purchase');
    await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Basic' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Pro' })).toBeVisible();
    await buyBasic(page);
    expect(new URL(page.url()).origin).toBe(product.origin);
    expect(new URL(page.url()).search).toBe('');
  });

  await test.step('sees the subscription and the invoice', async () => {
    const current = page.getByRole('region', { name: 'Current Subscription' });
    await expect(current.getByText('Basic')).toBeVisible();
    await expect(current.getByText('Active', { exact: true })).toBeVisible();
    await expect(current.getByText('Next billing date')).toBeVisible();
    const me = await page.evaluate(async () => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('access_token')}` };
      return (await fetch('/api/auth/me', { headers })).json();
    });
    expect(me).toMatchObject({ stripeCustomerId: expect.stringMatching(/^cus_/) });
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: /View Invoice/ }).click();
    const invoice = await opened;
    await expect(invoice.getByText('$20.00').first()).toBeVisible();
    await invoice.close();
  });

  await test.step('makes, switches off and on, and deletes a licence key', async () => {
    await page.getByRole('navigation', { name: 'Membership' }).getByText('License Keys').click();
    await expect(page.getByText(/No license keys found/)).toBeVisible();
    const generate = page.getByRole('button', { name: 'Generate New License Key' });
    await generate.click();
    await expect(licenses(page)).toHaveCount(1);
    const key = await licenses(page).innerText();
    expect(await validate(page, key)).toMatchObject({ valid: true, code: 'VALID' });

    await confirm(page, 'Deactivate', 'Deactivate');
    await expect(page.getByText('Inactive', { exact: true })).toBeVisible();
    expect(await validate(page, key)).toMatchObject({ valid: false, code: 'INACTIVE' });

    await confirm(page, 'Reactivate', 'Reactivate');
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    expect(await validate(page, key)).toMatchObject({ valid: true, code: 'VALID' });

    await confirm(page, 'Permanently delete', 'Permanently Delete');
    await expect(licenses(page)).toHaveCount(0);
    expect(await validate(page, key)).toMatchObject({ valid: false, code: 'NOT_FOUND' });

    await generate.click();
    await expectOwnKey(page);
  });

  await test.step('logs out', async () => {
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/');
    await expect(main.getByRole('link', { name: /Join Waitlist/ })).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test('finds everything again at the next login', async ({ page }) => {
  await logInAgain(page, blogger);
  await expectOwnKey(page);
});

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`finds everything again after the product ended with ${signal}`, async ({
    page,
    product,
  }) => {
    const code = await product.stop(signal);
    if (signal === 'SIGTERM') expect(code).toBe(0);
    await product.start();
    await logInAgain(page, blogger);
    await expectOwnKey(page);
    await page.getByRole('navigation', { name: 'Membership' }).getByText('Billing').click();
    const current = page.getByRole('region', { name: 'Current Subscription' });
    await expect(current.getByText('Active', { exact: true })).toBeVisible();
  });
}
