import type { PaymentMethod } from '@cpal/shared/contract/billing/billing';
import type { Stripe } from 'stripe';
import type { Account } from '../../users/accounts';
import { audit } from '../../db/audit';
import { Problem, notFound } from '@cpal/server-kit/problem';
import type { Uses } from '../../kernel/services';
import type { LoggedSyncServices } from '../stripe/sync-services';
import { ensureCustomer } from '../stripe/customers';
import { isInvalidRequest, isMissing } from '../../kernel/stripe-errors';
import { once } from '../stripe/once';
import { findSubscription } from '../stripe/standing';
import { syncCustomer, syncIfPossible } from '../stripe/sync';
import { putInCharge } from './default-card';
import { listPaymentMethods } from '../overview';
import { requireOwnCard } from './own-card';

type Card = Stripe.PaymentMethod & { card: Stripe.PaymentMethod.Card };

const isCard = (method: Stripe.PaymentMethod): method is Card => method.card !== undefined;

/** Finds a card that is this customer's or still nobody's; all others do not exist. */
async function findCard({ stripe }: Uses<'stripe'>, customerId: string, id: string): Promise<Card> {
  try {
    const method = await stripe.paymentMethods.retrieve(id);
    const owner = typeof method.customer === 'string' ? method.customer : method.customer?.id;
    if (isCard(method) && (owner === undefined || owner === customerId)) return method;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  throw notFound();
}

/** Gives a card to the customer; one that was detached before can never be used again. */
async function attachCard({ stripe }: Uses<'stripe'>, customer: string, id: string) {
  try {
    await stripe.paymentMethods.attach(id, { customer }, once());
  } catch (error) {
    throw isInvalidRequest(error) && !isMissing(error) ? notFound() : error;
  }
}

/**
 * Adds a card. The first becomes the default; so does one that pays what is past due. A rejected
 * payment leaves the card attached and the default as it was.
 * @throws Problem `not_found` for another customer's card and a detached one,
 * `authentication_required`; Stripe's error where the card is declined.
 */
export async function addCard(
  services: LoggedSyncServices,
  user: Account,
  methodId: string,
): Promise<PaymentMethod> {
  const { db, clock } = services;
  const { id: customerId } = await ensureCustomer(services, user);
  const method = await findCard(services, customerId, methodId);
  try {
    if (!method.customer) await attachCard(services, customerId, method.id);
    await syncCustomer(services, customerId);
    const subscription = await findSubscription(db, customerId);
    const { payment_methods: cards } = await listPaymentMethods(db, customerId);
    const isFirst = !cards.some((card) => card.is_default);
    if (isFirst || subscription?.status === 'past_due')
      await putInCharge(services, customerId, subscription, method.id);
    await audit(db, {
      at: clock(),
      userId: user.id,
      event: 'card_added',
      detail: { last4: method.card.last4 },
    });
  } finally {
    await syncIfPossible(services, customerId);
  }
  const { payment_methods: cards } = await listPaymentMethods(db, customerId);
  const { brand, last4, exp_month, exp_year } = method.card;
  return (
    cards.find((card) => card.id === method.id) ?? {
      id: method.id,
      is_default: false,
      card: { brand, last4, exp_month, exp_year },
    }
  );
}

/**
 * Deletes a card of this user.
 * @throws Problem `not_found`, `card_is_default` while a subscription would be charged to it.
 */
export async function deleteCard(services: LoggedSyncServices, user: Account, methodId: string) {
  const { db, stripe, clock } = services;
  const { customerId, card } = await requireOwnCard(services, user, methodId);
  if (card.is_default && (await findSubscription(db, customerId)))
    throw new Problem(
      'card_is_default',
      'This card pays for your subscription. Please add another card first.',
    );
  await stripe.paymentMethods.detach(card.id, {}, once());
  const detail = { last4: card.card.last4 };
  await audit(db, { at: clock(), userId: user.id, event: 'card_deleted', detail });
  await syncIfPossible(services, customerId);
}
