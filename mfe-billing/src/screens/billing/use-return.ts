import { useEffect, useEffectEvent } from 'react';

/**
 * Does something when the visitor comes back from another tab or window; one return at a time, since
 * a browser tells of one both as a tab that is visible and as a window that has the focus.
 */
export function useReturn(onReturn: () => Promise<void>) {
  const come = useEffectEvent(onReturn);
  useEffect(() => {
    let isBusy = false;
    const check = async () => {
      if (isBusy || document.visibilityState === 'hidden') return;
      isBusy = true;
      await come();
      isBusy = false;
    };
    const listen = () => void check();
    document.addEventListener('visibilitychange', listen);
    window.addEventListener('focus', listen);
    return () => {
      document.removeEventListener('visibilitychange', listen);
      window.removeEventListener('focus', listen);
    };
  }, []);
}
