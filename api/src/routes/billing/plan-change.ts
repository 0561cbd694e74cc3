import type { PlanChangePreview, Subscription } from '@cpal/shared/contract/billing';
import type { Stripe } from 'stripe';
import type { Account } from '../../db/accounts';
import { Problem, notFound } from '../../problem';
import type { Services } from '../../services';
import { lacksCard } from '../../stripe/errors';
import { demandOnSale } from '../../stripe/on-sale';
import { changeSubscription, demandSubscription } from './subscription';
import { toSubscription } from './overview';

/** Statuses with money owed, where Stripe would give credit for time that was never paid. */
const owing = new Set(['past_due', 'unpaid']);

/**
 * Settled at once, not on the next invoice: what the preview shows is what is charged, a larger plan
 * is not used before it is paid, and a smaller one leaves credit for the next invoices.
 */
const settlement = { proration_behavior: 'always_invoice' } as const;

/**
 * A member's subscription and its move to another plan.
 * @throws Problem `not_found`, `unknown_price`, `card_declined` while a payment is owed.
 */
async function plan(services: Services, user: Account, priceId: string) {
  const subscription = await demandSubscription(services, user);
  await demandOnSale(services, priceId);
  const { items } = await services.stripe.subscriptions.retrieve(subscription.id);
  const [item] = items.data;
  if (!item) throw notFound();
  const from = item.price.id;
  if (from !== priceId && owing.has(subscription.status))
    throw new Problem(
      'card_declined',
      'Your last payment did not go through. Please pay it with another card before you change your plan.',
    );
  return {
    subscription,
    from,
    currency: item.price.currency,
    items: [{ id: item.id, price: priceId }],
  };
}

const toLines = ({ lines, total, amount_due }: Stripe.Invoice): PlanChangePreview['lines'] => {
  const charges = lines.data.map(({ description, amount }) => ({
    description: description ?? 'Change of plan',
    amount,
  }));
  // Credit of earlier changes is used up first; without its line the sum would not be the amount.
  const fromBalance = total > 0 ? amount_due - total : 0;
  return fromBalance === 0
    ? charges
    : [...charges, { description: 'Balance of your account', amount: fromBalance }];
};

/**
 * What `changePlan` would charge now, in cents; nothing for the plan that the member has.
 * @throws Problem as `changePlan`, but for a card that is declined.
 */
export async function previewPlan(
  services: Services,
  user: Account,
  priceId: string,
): Promise<PlanChangePreview> {
  const { subscription, from, currency, items } = await plan(services, user, priceId);
  if (from === priceId) return { amount_due: 0, currency, lines: [] };
  const invoice = await services.stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: { items, ...settlement },
  });
  return {
    amount_due: invoice.amount_due,
    currency: invoice.currency,
    lines: toLines(invoice),
  };
}

/**
 * Moves a member to another plan and charges the difference for the rest of the period; the same
 * plan changes nothing. A declined card leaves everything as it was.
 * @throws Problem `not_found`, `unknown_price`, `card_declined` where a payment is owed or there is no
 * card; Stripe's error where the card is declined.
 */
export async function changePlan(
  services: Services,
  user: Account,
  priceId: string,
): Promise<Subscription> {
  const { subscription, from, items } = await plan(services, user, priceId);
  if (from === priceId) return toSubscription(subscription);
  try {
    return await changeSubscription(services, user, subscription.id, {
      params: { items, ...settlement, payment_behavior: 'error_if_incomplete' },
      event: 'plan_changed',
      detail: { from, to: priceId },
    });
  } catch (error) {
    if (!lacksCard(error)) throw error;
    throw new Problem('card_declined', 'Please add a card before you change your plan.', {
      cause: error,
    });
  }
}
