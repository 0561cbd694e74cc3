import type { Subscription } from '@cpal/shared/contract/billing/subscription';
import { blockingStatuses } from '@cpal/shared/contract/billing/subscription-terms';

/** Whether a subscription stands in the way of buying another one. */
export const blocksCheckout = ({ status }: Subscription) => blockingStatuses.has(status);
