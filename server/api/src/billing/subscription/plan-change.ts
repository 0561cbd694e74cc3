import type {
  ChangePlan,
  PlanChangePreview,
  Subscription,
} from '@cpal/shared/contract/billing/subscription';
import type { Stripe } from 'stripe';
import { minute, toSeconds } from '../../kernel/clock';
import type { Account } from '../../users/accounts';
import { Problem, notFound } from '@cpal/server-kit/problem';
import type { Uses } from '../../kernel/services';
import type { SyncServices } from '../stripe/sync-services';
import { lacksCard } from '../../kernel/stripe-errors';
import { requireOnSale } from '../stripe/on-sale';
import { changeSubscription, requireSubscription, whileAlive } from './subscription';
import { toSubscription } from '../overview';

type PlanServices = SyncServices & Uses<'settings'>;

/** Statuses with money owed, where Stripe would give credit for time that was never paid. */
const owing = new Set(['past_due', 'unpaid']);

/**
 * Charged immediately, not on the next invoice: what the preview shows is what is charged, a larger plan
 * is not used before it is paid, and a smaller one leaves credit for the next invoices.
 */
const settlement = { proration_behavior: 'always_invoice' } as const;

/** Seconds for which a previewed price holds. */
const previewHolds = 15 * minute;

/**
 * A member's subscription and its move to another plan.
 * @throws Problem `not_found`, `unknown_price`, `payment_overdue`.
 */
async function plan(services: PlanServices, user: Account, priceId: string) {
  const subscription = await requireSubscription(services, user);
  await requireOnSale(services, priceId);
  const { items } = await services.stripe.subscriptions.retrieve(subscription.id);
  const [item] = items.data;
  if (!item) throw notFound();
  const from = item.price.id;
  if (from !== priceId && owing.has(subscription.status))
    throw new Problem(
      'payment_overdue',
      'Your last payment did not go through. Please pay it with another card before you change your plan.',
    );
  return {
    subscription,
    from,
    currency: item.price.currency,
    since: item.current_period_start,
    items: [{ id: item.id, price: priceId }],
  };
}

type Plan = Awaited<ReturnType<typeof plan>>;

/** The invoice that a change would make now, and its moment by Stripe's clock, in seconds. */
async function previewInvoice(
  services: PlanServices,
  user: Account,
  { subscription, items }: Plan,
): Promise<{ invoice: Stripe.Invoice; at: number }> {
  const invoice = await whileAlive(services, user, () =>
    services.stripe.invoices.createPreview({
      subscription: subscription.id,
      ...services.settings.stripe.automaticTax,
      subscription_details: { items, ...settlement },
    }),
  );
  const at = invoice.parent?.subscription_details?.subscription_proration_date;
  return { invoice, at: at ?? toSeconds(services.clock()) };
}

/** Rejects a moment that no preview of the last minutes can have answered. */
async function requireRecent(services: PlanServices, user: Account, planned: Plan, moment: number) {
  const { at } = await previewInvoice(services, user, planned);
  const earliest = Math.max(at - previewHolds, planned.since);
  if (moment < earliest || moment > at)
    throw new Problem(
      'preview_expired',
      'The price that was shown is out of date. Please look at it again before you change your plan.',
    );
}

const toLines = (invoice: Stripe.Invoice): PlanChangePreview['lines'] => {
  const { lines, total, total_taxes, amount_due } = invoice;
  const added = (total_taxes ?? []).filter(({ tax_behavior }) => tax_behavior === 'exclusive');
  const charges = lines.data.map(({ description, amount }) => ({
    description: description ?? 'Change of plan',
    amount,
  }));
  // Credit of earlier changes is used up first; without its line, or the tax's, the sum would not be the
  // amount. Tax that the prices include has none: it is in the other lines.
  const fromBalance = total > 0 ? amount_due - total : 0;
  const more = [
    { description: 'Tax', amount: added.reduce((sum, { amount }) => sum + amount, 0) },
    { description: 'Balance of your account', amount: fromBalance },
  ];
  return [...charges, ...more.filter(({ amount }) => amount !== 0)];
};

/**
 * What `changePlan` would charge now, in cents; nothing for the plan that the member has.
 * @throws Problem as `changePlan`, but for a card that is declined.
 */
export async function previewPlan(
  services: PlanServices,
  user: Account,
  priceId: string,
): Promise<PlanChangePreview> {
  const planned = await plan(services, user, priceId);
  const { from, currency } = planned;
  if (from === priceId)
    return { amount_due: 0, currency, lines: [], proration_date: toSeconds(services.clock()) };
  const { invoice, at } = await previewInvoice(services, user, planned);
  return {
    amount_due: invoice.amount_due,
    currency: invoice.currency,
    lines: toLines(invoice),
    proration_date: at,
  };
}

/**
 * Moves a member to another plan and charges the difference for the rest of the period; the same
 * plan changes nothing. A declined card leaves everything as it was.
 * @param wanted with the `proration_date` of a preview it costs what that said, to the cent.
 * @throws Problem `not_found`, `unknown_price`, `payment_overdue`, `preview_expired`, `card_declined`
 * without a card; Stripe's error where the card is declined, or the address that decides the tax is missing.
 */
export async function changePlan(
  services: PlanServices,
  user: Account,
  { priceId, proration_date }: ChangePlan,
): Promise<Subscription> {
  const planned = await plan(services, user, priceId);
  const { subscription, from, items } = planned;
  if (from === priceId) return toSubscription(subscription);
  const moment = proration_date ?? null;
  if (moment !== null) await requireRecent(services, user, planned, moment);
  try {
    return await changeSubscription(services, user, subscription.id, {
      params: {
        items,
        ...services.settings.stripe.automaticTax,
        ...settlement,
        ...(moment !== null && { proration_date: moment }),
        payment_behavior: 'error_if_incomplete',
        // Nobody is asked here what a bank may want to know; a card that was set up needs no question.
        off_session: true,
      },
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
