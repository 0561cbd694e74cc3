// Apart from the schemas, so that a screen which needs only these rules fetches no schemas.
import type { Subscription } from './subscription';

/** States in which a second checkout would be a second payment: all that live but `incomplete`. */
export const blockingStatuses: ReadonlySet<string> = new Set([
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
]);

/** When a subscription ends for good, in seconds, or null where it renews. */
export const endOf = ({
  cancel_at,
  cancel_at_period_end,
  current_period_end,
}: Subscription): number | null => cancel_at ?? (cancel_at_period_end ? current_period_end : null);
