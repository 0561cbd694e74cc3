import { useRevalidator } from '@cpal/shared/router';
import { useEffect } from 'react';

/**
 * Loads the screen's data again and again while something is under way that the server does by itself;
 * not while nobody looks.
 * @param seconds from one load to the next; null while nothing is under way.
 */
export function usePolling(seconds: number | null) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (seconds === null) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds, revalidate]);
}
