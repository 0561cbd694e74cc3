import { blockingStatuses } from '@cpal/shared/contract/billing/subscription-terms';
import { isLoggedIn, useSession } from '@cpal/shared/session';
import { useEffect, useState } from 'react';

/**
 * Whether a member has no plan that would stand in the way of buying one. Until that is known it is
 * false; where it cannot be known it is true, since the server refuses a second subscription.
 */
export function useMayBuy(): boolean {
  const isMember = useSession(isLoggedIn);
  const [mayBuy, setMayBuy] = useState(false);

  useEffect(() => {
    if (!isMember) return undefined;
    let isShown = true;
    const ask = async () => {
      const hasPlan = await askForPlan().catch(() => false);
      if (isShown) setMayBuy(!hasPlan);
    };
    void ask();
    return () => {
      isShown = false;
    };
  }, [isMember]);

  return mayBuy;
}

async function askForPlan() {
  // Loaded for members alone: a visitor who reads the prices fetches no client.
  const { loadSubscription } = await import('@cpal/shared/api');
  const subscription = await loadSubscription();
  return subscription !== null && blockingStatuses.has(subscription.status);
}
