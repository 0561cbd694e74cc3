import type { Prices } from '@cpal/shared/contract/checkout';
import type { Plan } from '@cpal/shared/plans';
import { useState } from 'react';
import { type CheckoutStart, startCheckout } from '../../lib/checkout';
import { leaveTo } from '../../lib/leave';

type Refusal = Exclude<CheckoutStart, { url: string }>;

/** One checkout at a time; on success the browser leaves, and stays busy until it has left. */
export function useCheckout(prices: Prices) {
  const [busyPlan, setBusyPlan] = useState<Plan['id'] | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const subscribe = async (plan: Plan['id']) => {
    setBusyPlan(plan);
    setRefusal(null);
    const started = await startCheckout(plan, prices);
    if ('url' in started) {
      leaveTo(started.url, () => setBusyPlan(null));
      return;
    }
    setRefusal(started);
    setBusyPlan(null);
  };

  return { busyPlan, refusal, subscribe };
}
