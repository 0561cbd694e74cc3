import type { Notice } from '../../mail/letters/notices';
import { hasEnded } from '../stripe/end-customer';
import type { CustomerState } from '../stripe/fetch-state';

type Subscription = CustomerState['subscriptions'][number];

/** When a subscription ends, in seconds; null while it renews. */
const endOf = ({ cancelAt, cancelAtPeriodEnd, currentPeriodEnd }: Subscription) =>
  cancelAt ?? (cancelAtPeriodEnd ? currentPeriodEnd : null);

const termsOf = ({ planName, amount, interval }: Subscription) => ({
  plan: planName,
  amount,
  interval,
});

const isPriced = (one: Subscription, other: Subscription) =>
  one.planName === other.planName && one.amount === other.amount && one.interval === other.interval;

const owing = new Set(['past_due', 'unpaid']);

/**
 * What there is to tell of a subscription that was mirrored before. Two states are compared, so each
 * change makes one mail, and a second cancellation another.
 * @param before as the mirror had it; what was over then, or never began, is not told of.
 */
export function noticesOfSubscription(
  before: Subscription,
  after: Subscription,
  currency: string,
): Notice[] {
  const plan = after.planName;
  if (hasEnded(before.status) || before.status === 'incomplete') return [];
  if (hasEnded(after.status)) {
    const isUnpaid = owing.has(before.status) && endOf(before) === null;
    return [{ kind: 'plan_ended', facts: { plan, isUnpaid } }];
  }
  const found: Notice[] = [];
  if (!isPriced(before, after))
    found.push({
      kind: 'plan_changed',
      facts: { from: termsOf(before), to: termsOf(after), currency },
    });
  const endsAt = endOf(after);
  if (endsAt !== null && endsAt !== endOf(before))
    found.push({ kind: 'plan_ends', facts: { plan, endsAt } });
  return found;
}
