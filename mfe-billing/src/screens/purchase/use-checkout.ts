import type { Prices } from '@cpal/shared/contract/checkout';
import { paths } from '@cpal/shared/paths';
import type { Plan } from '@cpal/shared/plans';
import { useNavigate } from '@cpal/shared/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { type CheckoutStart, startCheckout } from '../../lib/checkout';
import { noteCheckout, takeCheckoutNote } from '../../lib/checkout-note';
import { leaveTo } from '../../lib/leave';
import type { BegunCheckout } from './purchase-loader';

type Refusal = Exclude<CheckoutStart, { url: string }>;

export type Checkout = ReturnType<typeof useCheckout>;

/**
 * One checkout at a time; on success the browser leaves, and stays busy until it has left.
 * @param begun the one that the visit itself began, if any. The choice leaves the address before
 * the browser does, so that neither Back nor a reload opens another.
 */
export function useCheckout(begun: BegunCheckout | null) {
  const [busyPlan, setBusyPlan] = useState(begun === null ? null : begun.plan);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const navigate = useNavigate();

  const comeBack = () => {
    takeCheckoutNote();
    setBusyPlan(null);
  };

  const conclude = (started: CheckoutStart | null) => {
    if (started !== null && 'url' in started) {
      noteCheckout();
      leaveTo(started.url, comeBack);
      return;
    }
    setRefusal(started);
    setBusyPlan(null);
  };

  const subscribe = async (plan: Plan['id'], prices: Prices) => {
    setBusyPlan(plan);
    setRefusal(null);
    conclude(await startCheckout(plan, prices));
  };

  const forgetChoice = useEffectEvent(async () => navigate(paths.purchase(), { replace: true }));
  const concludeBegun = useEffectEvent(conclude);

  useEffect(() => {
    if (begun === null) return undefined;
    let isShown = true;
    const follow = async () => {
      const started = await begun.start;
      if (isShown) await forgetChoice();
      if (isShown) concludeBegun(started);
    };
    void follow();
    return () => {
      isShown = false;
    };
  }, [begun]);

  return { busyPlan, refusal, subscribe };
}
