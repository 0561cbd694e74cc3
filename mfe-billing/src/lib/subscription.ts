import { api } from '@cpal/shared/api';
import type { PlanChangePreview, Subscription } from '@cpal/shared/contract/billing';
import { blockingStatuses } from '@cpal/shared/contract/subscription-terms';

const path = '/api/billing/subscription';

/** Lets the subscription run out at the end of what is paid. */
export const cancelSubscription = () => api.post<Subscription>(`${path}/cancel`);

/** Takes a cancellation back. */
export const resumeSubscription = () => api.post<Subscription>(`${path}/resume`);

/** What moving to another price would cost at once; nothing is changed by asking. */
export const previewPlanChange = (priceId: string) =>
  api.post<PlanChangePreview>(`${path}/preview`, { priceId });

/**
 * Moves the subscription to another price, which may charge the default card.
 * @param prorationDate the preview's, so that the charge is what was shown.
 */
export const changePlan = (priceId: string, prorationDate: number) =>
  api.put<Subscription>(path, { priceId, proration_date: prorationDate });

/** Whether a subscription stands in the way of buying another one. */
export const blocksCheckout = ({ status }: Subscription) => blockingStatuses.has(status);
