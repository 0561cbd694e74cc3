import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '@cpal/server-kit/errors';
import { createCheckout, listPrices } from '@cpal/shared/contract/billing/checkout';
import { createLicense, listLicenses } from '@cpal/shared/contract/licenses/license';
import { entitlingStatuses, licenseProductId } from '@cpal/shared/contract/licenses/license-terms';
import { showSubscription } from '@cpal/shared/contract/billing/subscription';
import type { Client } from './client';

const card = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' };

/** How often the product is asked whether the payment has arrived, a second apart. */
const looks = 30;

async function hasPlan(member: Client): Promise<boolean> {
  const subscription = await member.send(showSubscription);
  return 'status' in subscription && entitlingStatuses.has(subscription.status);
}

/** Waits for the webhooks of a payment. */
async function arrives(member: Client, left: number): Promise<boolean> {
  if (await hasPlan(member)) return true;
  if (left === 0) return false;
  await sleep(1_000);
  return arrives(member, left - 1);
}

/**
 * Buys the plan through the sandbox's checkout, as a browser would, unless there is one.
 * @param productId the plan's, at Stripe.
 */
export async function havePlan(member: Client, productId: string): Promise<void> {
  if (await hasPlan(member)) return;
  const { [productId]: priceId } = await member.send(listPrices);
  if (priceId === undefined) throw new UserError(`There is no price of ${productId}`);
  const { url } = await member.send(createCheckout, { body: { priceId } });
  const paid = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(card),
    redirect: 'manual',
  });
  if (paid.status !== 303) throw new UserError(`The checkout answered ${paid.status}`);
  if (!(await arrives(member, looks))) throw new UserError('The payment has not arrived');
}

/** The member's active license key, made where there is none. */
export async function haveKey(member: Client): Promise<string> {
  const active = async () =>
    (await member.send(listLicenses)).licenses.find(({ is_active }) => is_active)?.key;
  const known = await active();
  if (known !== undefined) return known;
  await member.send(createLicense, { body: { product_id: licenseProductId } });
  const made = await active();
  if (made === undefined) throw new UserError('The new license key is not there');
  return made;
}
