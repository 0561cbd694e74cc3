import type { Page } from '@playwright/test';
import { counting } from '../page/counting';
import { expect, logIn, newBlogger, test, typeSignUp, visit } from '../journey';
import { licenses, validate } from '../people/licenses';
import { becomeMember, becomeSubscriber } from '../people/member';

const pressBasic = (page: Page) =>
  page.getByRole('region', { name: 'Basic' }).getByRole('link', { name: 'Subscribe Now' });

/** From the pricing page to a key that works, pressing as little as there is to press. */
async function goOnFromPricing(page: Page, { press }: ReturnType<typeof counting>) {
  await press(pressBasic(page));
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Basic, $20 a month. You pay after this step.')).toBeVisible();
  await typeSignUp(page, newBlogger());
  await press(page.getByRole('button', { name: 'Sign Up' }));
  await press(page.getByRole('button', { name: 'Pay' }));
  await expect(page).toHaveURL('/membership/billing');
  await expect(
    page.getByText(/^Payment received\. Basic is active until \w+ \d+, \d{4}\.$/),
  ).toBeVisible();
  await press(page.getByRole('link', { name: 'Get your license key' }));
  await press(page.getByRole('button', { name: 'Generate New License Key' }));
  await expect(licenses(page)).toHaveCount(1);
  const key = await licenses(page).innerText();
  expect(await validate(page, key)).toMatchObject({ valid: true, code: 'VALID' });
}

test('leads from the landing page to a working key in six presses', async ({ page }) => {
  const counted = counting();
  await visit(page, '/');
  const footer = page.getByRole('navigation', { name: 'Footer' });
  await counted.press(footer.getByRole('link', { name: 'Pricing' }));
  await expect(page).toHaveURL('/pricing');
  await goOnFromPricing(page, counted);
  expect(counted.presses()).toBe(6);
});

test('leads from the pricing page to a working key in five presses', async ({ page }) => {
  const counted = counting();
  await visit(page, '/pricing');
  await goOnFromPricing(page, counted);
  expect(counted.presses()).toBe(5);
});

test('opens one checkout for a choice, and none on the way back', async ({ page, product }) => {
  await becomeMember(page, '/membership');
  const checkouts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-checkout-session')) checkouts.push(request.method());
  });
  const atSandbox = new RegExp(`^${product.sandboxOrigin}/`);

  await page.goto('/purchase?plan=pro');
  await page.waitForURL(atSandbox);
  expect(checkouts).toEqual(['POST']);

  await page.goBack();
  await expect(page).toHaveURL('/purchase');
  await expect(page.getByRole('button', { name: 'Subscribe Now' })).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Subscribe Now' })).toHaveCount(2);
  expect(checkouts).toEqual(['POST']);

  await page.goto('/purchase?plan=pro');
  await page.waitForURL(atSandbox);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/purchase?canceled=true');
  await expect(page.getByText(/^Your purchase was canceled\./)).toBeVisible();
  expect(checkouts).toEqual(['POST', 'POST']);
});

test('tells of a payment once, and not after a reload', async ({ page }) => {
  await becomeSubscriber(page);
  const told = page.getByText(/^Payment received\./);
  await expect(told).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Billing History' })).toBeVisible();
  await expect(page.getByRole('link', { name: /View Invoice/ })).toBeVisible();
  await expect(told).toBeHidden();
});

test.describe('an address that was typed', () => {
  // The browser itself reports that there is no such customer.
  test.use({ expectedErrors: /404/ });

  test('tells a member without a plan of no payment', async ({ page }) => {
    await becomeMember(page, '/membership/billing?success=true&newCustomer=true&customerId=cus_1');
    await expect(page.getByRole('heading', { name: 'No Active Subscription' })).toBeVisible();
    await expect(page).toHaveURL('/membership/billing');
    await expect(page.getByText(/Payment received/)).toBeHidden();
  });
});

test('a password manager’s address leads through the login to the change of the password', async ({
  page,
}) => {
  const blogger = await becomeMember(page, '/membership');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/.well-known/change-password');
  await expect(page).toHaveURL('/auth');
  await logIn(page, blogger);
  await expect(page).toHaveURL('/membership/account#password');
  await expect(page.getByLabel('Current password')).toBeFocused();
  await expect(page.getByLabel('Current password')).toBeInViewport();
  const absent = await page.request.get(
    '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
  );
  expect(absent.status()).toBe(404);
});
