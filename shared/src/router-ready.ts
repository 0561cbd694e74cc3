import type { RouterProviderProps } from '@cpal/shared/router';

/** Resolves when a router has loaded its first screen, or failed to: then it can be rendered. */
export function untilReady(router: RouterProviderProps['router']): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
