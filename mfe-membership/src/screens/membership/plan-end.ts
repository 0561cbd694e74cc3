import type { Subscription } from '@cpal/shared/contract/billing';

/** When a subscription ends for good, in seconds, or null where it renews. */
export function endOf({
  cancel_at,
  cancel_at_period_end,
  current_period_end,
}: Subscription): number | null {
  return cancel_at ?? (cancel_at_period_end ? current_period_end : null);
}
