import { useEffect, useEffectEvent } from 'react';

/**
 * Does something when the visitor comes back from another tab or window; one return at a time, since
 * a browser tells of one both as a tab that is visible and as a window that has the focus. While a
 * dialog is open nothing is done behind it: its own call may be on its way, and the page has the focus
 * again whenever the visitor leaves the payment provider's fields.
 */
export function useReturn(onReturn: () => Promise<void>) {
  const come = useEffectEvent(onReturn);
  useEffect(() => {
    let isBusy = false;
    const check = async () => {
      const isAway = document.visibilityState === 'hidden';
      if (isBusy || isAway || document.querySelector('dialog[open]') !== null) return;
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
