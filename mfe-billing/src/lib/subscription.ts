import { api } from '@cpal/shared/api';
import { planChangePreview, type Subscription } from '@cpal/shared/contract/billing';
import { unread } from '@cpal/shared/contract/fields';
import { blockingStatuses } from '@cpal/shared/contract/subscription-terms';

const path = '/api/billing/subscription';

/** Lets the subscription run out at the end of what is paid. */
export const cancelSubscription = () => api.post(`${path}/cancel`, unread);

/** Takes a cancellation back. */
export const resumeSubscription = () => api.post(`${path}/resume`, unread);

/** What moving to another price would cost at once; nothing is changed by asking. */
export const previewPlanChange = (priceId: string) =>
  api.post(`${path}/preview`, planChangePreview, { priceId });

/**
 * Moves the subscription to another price, which may charge the default card.
 * @param prorationDate the preview's, so that the charge is what was shown.
 */
export const changePlan = (priceId: string, prorationDate: number) =>
  api.put(path, unread, { priceId, proration_date: prorationDate });

/** Whether a subscription stands in the way of buying another one. */
export const blocksCheckout = ({ status }: Subscription) => blockingStatuses.has(status);
