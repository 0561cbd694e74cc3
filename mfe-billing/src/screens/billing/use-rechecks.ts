import { useRevalidator } from '@cpal/shared/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { refreshCustomer } from '../../lib/customer';

/** When the screen is loaded again, in seconds after the wait began. */
const moments = [1, 3, 6, 11, 20, 35];

/**
 * Loads the screen again and again, while it waits for what the payment provider tells the server.
 * @returns whether it has looked for the last time.
 */
export function useRechecks(isWaiting: boolean): boolean {
  const [checks, setChecks] = useState(0);
  const { revalidate } = useRevalidator();

  const check = useEffectEvent(async () => {
    await refreshCustomer();
    await revalidate();
    setChecks((before) => before + 1);
  });

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timers = moments.map((seconds) => setTimeout(() => void check(), seconds * 1000));
    return () => timers.forEach(clearTimeout);
  }, [isWaiting]);

  return checks === moments.length;
}
