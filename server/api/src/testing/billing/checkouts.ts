import * as v from 'valibot';
import { checkout as checkoutSchema, prices } from '@cpal/shared/contract/billing/checkout';
import type { TestMember } from '../people/members';
import type { BillingApi } from './sandbox';

/** The price of a plan as the public list gives it. */
export async function findPrice({ send, settings }: BillingApi, plan: 'basic' | 'pro' = 'basic') {
  const list = v.parse(prices, (await send('GET', '/api/stripe-prices')).json());
  return list[settings.plans[plan]] ?? '';
}

/** Asks for a checkout as a member. */
export async function askForCheckout(api: BillingApi, member: TestMember, more: object = {}) {
  const body = { priceId: await findPrice(api), ...more };
  const headers = member.bearer;
  return api.send('POST', '/api/create-checkout-session', { headers, body });
}

/** Buys the Basic plan as a member, with everything that follows from it. */
export async function buy(api: BillingApi, member: TestMember) {
  const checkout = v.parse(checkoutSchema, (await askForCheckout(api, member)).json());
  await api.pay(checkout.url);
  return checkout;
}

/**
 * Buys a plan without a login.
 * @returns the customer that Stripe made.
 */
export async function buyWithoutLogin(
  api: BillingApi,
  customerEmail: string,
  plan: 'basic' | 'pro' = 'basic',
): Promise<string> {
  const body = { priceId: await findPrice(api, plan), customerEmail };
  const answer = await api.send('POST', '/api/create-checkout-session', { body });
  await api.pay(v.parse(checkoutSchema, answer.json()).url);
  const [session] = (await api.account.checkout.sessions.list({ limit: 1 })).data;
  return typeof session?.customer === 'string' ? session.customer : '';
}

/** The one subscription that Stripe has, with the customer who made it. */
export async function soleSubscription({ account }: BillingApi) {
  const { data } = await account.subscriptions.list({});
  const [subscription] = data;
  if (!subscription || data.length > 1) throw new Error(`Stripe has ${data.length} subscriptions`);
  return subscription;
}
