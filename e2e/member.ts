import { logIn, type TokenPair } from '@cpal/shared/contract/auth';
import { createCheckout, listPrices } from '@cpal/shared/contract/checkout';
import { signUp } from '@cpal/shared/contract/sign-up';
import { paths } from '@cpal/shared/paths';
import { expect, type Page } from '@playwright/test';
import { sendPast } from './call';
import { type Blogger, newBlogger, subscriptionCard } from './journey';
import { holding } from './tokens';

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

/** Where a checkout leads that was paid with the sandbox's test card. */
async function buyBasicPast(page: Page, { access_token }: TokenPair): Promise<string> {
  const { prod_cpal_basic: priceId = '' } = await (await sendPast(page, listPrices)).json();
  const checkout = await sendPast(page, createCheckout, { priceId }, access_token);
  const { url } = await checkout.json();
  const card = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' };
  const paid = await page.request.post(url, { form: card, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
  return paid.headers()['location'] ?? '';
}

/** Opens the billing screen as a new member who has just bought the Basic plan. */
export async function becomeSubscriber(page: Page): Promise<Blogger> {
  const { blogger, tokens } = await joinPast(page);
  await openWith(page, tokens, await buyBasicPast(page, tokens));
  await page.waitForURL(`**${paths.billing()}`);
  await expect(subscriptionCard(page).getByText('Active', { exact: true })).toBeVisible();
  return blogger;
}
