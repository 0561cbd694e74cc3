import type { RegisteredRemote } from '@cpal/shared/deployment';
import { useEffect, useState } from 'react';
import { RouterProvider } from '@cpal/shared/router';
import { RetryContext } from './retry';
import { createRouter, type Router } from './router';

interface AppProps {
  remotes: readonly RegisteredRemote[];
  /** The router that has loaded the first screen. */
  firstRouter: Router;
}

/** The whole product: a router over the registry's remotes, rebuilt on Retry. */
export function App({ remotes, firstRouter }: AppProps) {
  const [current, setCurrent] = useState({ router: firstRouter, attempt: 0 });

  // From here on the page is interactive: what the boot script hid is shown, and measurements and
  // tests read the mark.
  useEffect(() => {
    document.documentElement.removeAttribute('data-member');
    performance.mark('cpal:mounted');
  }, []);

  // The router caches what it failed to load for as long as it lives.
  const retry = () => {
    current.router.dispose();
    setCurrent({ router: createRouter(remotes), attempt: current.attempt + 1 });
  };

  return (
    <RetryContext value={retry}>
      <RouterProvider key={current.attempt} router={current.router} />
    </RetryContext>
  );
}
