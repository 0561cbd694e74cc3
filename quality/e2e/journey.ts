import { type ConsoleMessage, expect, type Page } from '@playwright/test';
import { paths } from '@cpal/shared/paths';
import { test as base } from './site/worker';

/** A test with a running product; it fails on any error in the page's console that it did not expect. */
export const test = base.extend<{ page: Page; expectedErrors: RegExp | null }>({
  baseURL: async ({ product }, use) => use(product.origin),
  expectedErrors: [null, { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    await expectErrorsOnly(expectedErrors, page, () => use(page));
  },
});

/** Lets a test use a page, and fails where its console has an error of another kind meanwhile. */
export async function expectErrorsOnly(
  expected: RegExp | null,
  page: Page,
  use: () => Promise<void>,
) {
  const errors: string[] = [];
  const noteConsole = (message: ConsoleMessage) => {
    const isExpected = expected?.test(message.text()) ?? false;
    if (message.type() === 'error' && !isExpected) errors.push(message.text());
  };
  const noteError = (error: Error) => void errors.push(String(error));
  page.on('console', noteConsole);
  page.on('pageerror', noteError);
  await use();
  page.off('console', noteConsole);
  page.off('pageerror', noteError);
  expect(errors).toEqual([]);
}

export { expect };

/** Options for tests of what moves, or of what could be pressed or measured while it moves. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Opens a page that is sent whole and waits until the shell has taken it over. */
export async function visit(page: Page, path: string) {
  const answer = await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByName('cpal:mounted').length > 0);
  return answer;
}

/** Waits until all that a screen shows has arrived: what it showed meanwhile is gone from then on. */
export const untilLoaded = (page: Page) =>
  expect(page.getByRole('status', { name: /^Loading|^Verifying/ })).toHaveCount(0);

/** A person nobody else in the run is. */
export const newBlogger = () => ({
  fullName: 'Ada Baker',
  email: `ada-${crypto.randomUUID()}@blog.example`,
  password: 'Rosemary&Thyme7',
});

export type Blogger = ReturnType<typeof newBlogger>;

/** Types what the sign-up asks for, on its tab. */
export async function typeSignUp(page: Page, { fullName, email, password }: Blogger) {
  await page.getByLabel('Full name').fill(fullName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
}

/** Fills the sign-up form, on the screen that is open. */
export async function fillSignUp(page: Page, blogger: Blogger) {
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await typeSignUp(page, blogger);
}

/** Fills and sends the sign-up form, on the screen that is open. */
export async function signUp(page: Page, blogger: Blogger) {
  await fillSignUp(page, blogger);
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

/** Fills and sends the login form, on the screen that is open. */
export async function logIn(page: Page, { email, password }: Blogger) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Buys the Basic plan from the purchase screen, with the sandbox's test card. */
export async function buyBasic(page: Page) {
  await page.getByRole('button', { name: 'Subscribe Now' }).first().click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL(`**${paths.billing()}`);
}

export const subscriptionCard = (page: Page) =>
  page.getByRole('region', { name: 'Current Subscription' });
