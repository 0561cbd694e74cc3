import type { Prices } from '@cpal/shared/contract/billing/checkout';
import { paths } from '@cpal/shared/paths';
import type { Plan } from '@cpal/shared/plans';
import { useNavigate } from '@cpal/shared/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CheckoutStart, startCheckout } from '../../lib/checkout';
import { noteCheckout, takeCheckoutNote } from '../../lib/checkout-note';
import { leaveTo } from '../../lib/leave';
import { blocksCheckout } from '../../lib/subscription';
import type { Purchase } from './purchase-loader';

type Refusal = Exclude<CheckoutStart, { url: string }>;

export type Checkout = ReturnType<typeof useCheckout>;

/** Opens the checkout of the chosen plan; null for none, for a reason that the screen shows already. */
async function openChosen(plan: Plan['id'], { prices, subscription }: Purchase) {
  const [priced, known] = await Promise.all([prices, subscription]);
  const isSubscribed = 'value' in known && known.value !== null && blocksCheckout(known.value);
  return isSubscribed || 'problem' in priced ? null : startCheckout(plan, priced.value);
}

/**
 * One checkout at a time; on success the browser leaves, and stays busy until it has left.
 * @param purchase what the visit loaded. A plan that it chooses leaves the address before the browser
 * does, so that neither Back nor a reload opens another checkout.
 */
export function useCheckout(purchase: Purchase) {
  const [busyPlan, setBusyPlan] = useState(purchase.chosen);
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
  const concludeOpened = useEffectEvent(conclude);

  // An effect may run twice for a visit, which opens one checkout.
  const opened = useRef<{ of: Purchase; start: Promise<CheckoutStart | null> } | null>(null);

  useEffect(() => {
    if (purchase.chosen === null) return undefined;
    if (opened.current?.of !== purchase)
      opened.current = { of: purchase, start: openChosen(purchase.chosen, purchase) };
    const { start } = opened.current;
    let isShown = true;
    const follow = async () => {
      const started = await start;
      if (isShown) await forgetChoice();
      if (isShown) concludeOpened(started);
    };
    void follow();
    return () => {
      isShown = false;
    };
  }, [purchase]);

  return { busyPlan, refusal, subscribe };
}
