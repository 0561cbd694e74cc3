import type { RegisteredRemote } from '@cpal/shared/page';
import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { RetryContext } from './retry';
import { createRouter } from './router';

/** The whole product: a router over the registry's remotes, rebuilt on Retry. */
export function App({ remotes }: { remotes: readonly RegisteredRemote[] }) {
  const [current, setCurrent] = useState(() => ({ router: createRouter(remotes), attempt: 0 }));

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
