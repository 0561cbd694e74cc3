import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { logIn, type TokenPair } from '@cpal/shared/contract/accounts/auth';
import type { BodyOf } from '@cpal/shared/contract/call';
import { createCheckout, listPrices } from '@cpal/shared/contract/billing/checkout';
import { signUp } from '@cpal/shared/contract/accounts/sign-up';
import { paths } from '@cpal/shared/paths';
import { expect, type Page } from '@playwright/test';
import { sendPast } from './call';
import { type Blogger, newBlogger, subscriptionCard } from '../journey';
import { holding } from '../sight/tokens';

interface Member {
  blogger: Blogger;
  tokens: TokenPair;
}

/** Signs a new person up and logs them in, past the forms, which have tests of their own. */
export async function joinPast(page: Page): Promise<Member> {
  const blogger = newBlogger();
  expect((await sendPast(page, signUp, blogger)).status()).toBe(201);
  const answer = await sendPast(page, logIn, blogger);
  expect(answer.status()).toBe(200);
  return { blogger, tokens: await answer.json() };
}

/** Opens an address with these tokens held from the first moment; later documents start as usual. */
async function openWith(page: Page, tokens: TokenPair, address: string) {
  const start = await page.addInitScript({ content: holding(tokens) });
  await page.goto(address);
  await start.dispose();
}

/** Opens a page as a new member without a plan. */
export async function becomeMember(page: Page, path: string): Promise<Blogger> {
  const { blogger, tokens } = await joinPast(page);
  await openWith(page, tokens, path);
  return blogger;
}

/** Pays a checkout with the sandbox's test card; answers where it leads. */
async function payPast(page: Page, body: BodyOf<typeof createCheckout>, token?: string) {
  const checkout = await sendPast(page, createCheckout, body, token);
  const { url } = await checkout.json();
  const card = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' };
  const paid = await page.request.post(url, { form: card, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
  return paid.headers()['location'] ?? '';
}

/** The prices of the plans that are on sale. */
async function pricesPast(page: Page): Promise<{ basic: string; pro: string }> {
  const prices = await (await sendPast(page, listPrices)).json();
  return { basic: prices.prod_cpal_basic ?? '', pro: prices.prod_cpal_pro ?? '' };
}

/** Buys a plan without a login. */
export async function buyWithoutLogin(page: Page, plan: 'basic' | 'pro', customerEmail: string) {
  const prices = await pricesPast(page);
  await payPast(page, { priceId: prices[plan], customerEmail });
}

/** Opens the billing screen as a new member who has just bought the Basic plan. */
export async function becomeSubscriber(page: Page): Promise<Blogger> {
  const { blogger, tokens } = await joinPast(page);
  const { basic: priceId } = await pricesPast(page);
  await openWith(page, tokens, await payPast(page, { priceId }, tokens.access_token));
  await page.waitForURL(`**${paths.billing()}`);
  await expect(subscriptionCard(page).getByText('Active', { exact: true })).toBeVisible();
  return blogger;
}

/** The newest link to this address that was mailed to somebody: mails are files in the data folder. */
async function linkIn(dataDir: string, address: string, to: string) {
  const folder = join(dataDir, 'mails');
  const files = await readdir(folder).catch(() => []);
  // Their names begin with the time.
  const oldestFirst = files.toSorted((a, b) => (a < b ? -1 : 1));
  const mails = await Promise.all(oldestFirst.map((file) => readFile(join(folder, file), 'utf8')));
  // In transport long lines are broken and equals signs are spelled out.
  const texts = mails.map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
  const mine = texts.findLast((text) => text.includes(to) && text.includes(address));
  return new RegExp(`http\\S+${address}#token=[\\w-]+`).exec(mine ?? '')?.[0] ?? '';
}

/** Follows the newest link to this address that was mailed to a blogger. */
export async function openMailedLink(
  page: Page,
  dataDir: string,
  address: string,
  { email }: Blogger,
) {
  await expect.poll(() => linkIn(dataDir, address, email)).not.toBe('');
  await page.goto(await linkIn(dataDir, address, email));
  // The token does not stay in the address.
  await expect(page).toHaveURL(address);
}
