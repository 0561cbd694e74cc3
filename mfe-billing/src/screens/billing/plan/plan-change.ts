import { send, toResult } from '@cpal/shared/api';
import { listPrices } from '@cpal/shared/contract/billing/checkout';
import {
  type PlanChangePreview,
  previewPlanChange,
} from '@cpal/shared/contract/billing/subscription';
import { problemText } from '@cpal/shared/controls';
import type { Plan } from '@cpal/shared/plans';
import { priceOf } from '../../../lib/prices';

/** What a change of plan needs and costs. */
export interface ReadyPlanChange {
  priceId: string;
  preview: PlanChangePreview;
}

/** The same, or why it cannot be offered. */
export type PlanChange = ReadyPlanChange | { failure: string };

const generalFailure = 'Failed to calculate the cost';

/** Asks what moving to a plan would cost today; nothing is changed by asking. */
export async function startPlanChange(plan: Plan['id']): Promise<PlanChange> {
  const prices = await toResult(send(listPrices));
  if ('problem' in prices) return { failure: problemText(prices.problem, generalFailure, 'error') };
  const priceId = priceOf(plan, prices.value);
  if (priceId === undefined) return { failure: generalFailure };
  const preview = await toResult(send(previewPlanChange, { body: { priceId } }));
  if ('problem' in preview)
    return { failure: problemText(preview.problem, generalFailure, 'error') };
  return { priceId, preview: preview.value };
}
