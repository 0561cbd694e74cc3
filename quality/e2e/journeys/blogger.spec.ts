import type { Page } from '@playwright/test';
import {
  type Blogger,
  buyBasic,
  expect,
  logIn,
  newBlogger,
  signUp,
  subscriptionCard,
  test,
  withMotion,
} from '../journey';
import { generateKey, licenses, validate } from '../people/licenses';
import { becomeSubscriber } from '../people/member';
import { apiProcesses, workers } from '../site/processes';

// The walk that shows the members' screens as most people have them.
test.use(withMotion);

const signUpPast = (origin: string) =>
  fetch(`${origin}/api/users/sign-up`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(newBlogger()),
  });

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

test('walks from the purchase page to an active license key and back in', async ({
  page,
  product,
}) => {
  const blogger = newBlogger();
  await test.step('signs up on the way to the purchase page', async () => {
    await page.goto('/purchase');
    await expect(page).toHaveURL('/auth');
    await signUp(page, blogger);
    await expect(page).toHaveURL('/purchase');
    const held = await page.evaluate(() => Object.keys(localStorage).toSorted());
    expect(held).toEqual(['access_token', 'refresh_token']);
  });

  await test.step('needs a subscription for a license key', async () => {
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

  await test.step('makes, switches off and on, and deletes a license key', async () => {
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

  await test.step('finds everything again at the next login', async () => {
    await logInAgain(page, blogger);
    await expectOwnKey(page);
  });
});

// The embedded database has one process, and its end is the product's.
if (process.env.E2E_DATABASE_URL !== undefined) {
  test('an API process that is killed is replaced, while the other one answers', async ({
    product,
  }) => {
    const [victim = 0, ...others] = apiProcesses(product);
    expect(others).toHaveLength(1);

    process.kill(victim, 'SIGKILL');
    const statuses = new Set<number>();
    for (let count = 0; count < 50; count += 1) {
      statuses.add((await fetch(`${product.origin}/api/readyz`)).status);
    }
    expect([...statuses]).toEqual([200]);

    await expect.poll(() => apiProcesses(product)).toHaveLength(2);
    expect(apiProcesses(product)).not.toContain(victim);
    const answers = await Promise.all([1, 2, 3, 4].map(() => signUpPast(product.origin)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  });

  test('a worker that is killed is replaced, while the API is ready', async ({ product }) => {
    const [victim = 0, ...others] = workers(product);
    expect(others).toEqual([]);

    process.kill(victim, 'SIGKILL');
    expect((await fetch(`${product.origin}/api/readyz`)).status).toBe(200);
    // While there is none, `pgrep` fails.
    await expect(() => expect(workers(product)).not.toContain(victim)).toPass();
    expect(workers(product)).toHaveLength(1);
  });
}

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`finds everything again after the product ended with ${signal}`, async ({
    page,
    product,
  }) => {
    const blogger = await becomeSubscriber(page);
    await generateKey(page);
    await page.evaluate(() => localStorage.clear());
    // An open page would say that it has lost its server.
    await page.goto('about:blank');
    const code = await product.stop(signal);
    if (signal === 'SIGTERM') expect(code).toBe(0);
    await product.start();
    await logInAgain(page, blogger);
    await expectOwnKey(page);
    await page.getByRole('navigation', { name: 'Membership' }).getByText('Billing').click();
    await expect(subscriptionCard(page).getByText('Active', { exact: true })).toBeVisible();
  });
}
