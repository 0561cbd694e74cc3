import { useEffect, useState } from 'react';

/**
 * What a promise came to, or null before; until another one has its value, the latest one stays. `use`
 * would put a fallback in the place of what waits, and what is about to be pressed would go with it.
 * @param promise one that never rejects.
 */
export function useKnown<T>(promise: Promise<T>): T | null {
  const [known, setKnown] = useState<{ value: T } | null>(null);
  useEffect(() => {
    let isLatest = true;
    const wait = async () => {
      const value = await promise;
      if (isLatest) setKnown({ value });
    };
    void wait();
    return () => {
      isLatest = false;
    };
  }, [promise]);
  return known === null ? null : known.value;
}
