import { StrictMode, useCallback, useEffect, useRef, useState } from 'react';
import { RouterProvider } from '@cpal/shared/router';
import { RebuildContext } from './rebuild';
import type { RemoteRegistry } from './remotes/registry';
import { createRouter, type Router } from './router';

interface AppProps {
  registry: RemoteRegistry;
  /** The router that has loaded the first screen. */
  firstRouter: Router;
}

/** The whole product, all of it under React's StrictMode, which looks for impure code in development. */
export const App = (props: AppProps) => (
  <StrictMode>
    <Product {...props} />
  </StrictMode>
);

/** A router over the registry's remotes, rebuilt where a release failed. */
function Product({ registry, firstRouter }: AppProps) {
  const [{ router, rebuilt }, setCurrent] = useState({ router: firstRouter, rebuilt: 0 });
  const [documentKey] = useState(firstRouter.state.location.key);
  const [messages, setMessages] = useState(0);
  const announced = useRef(router.state.location.pathname);

  // From here on the page is interactive: what the boot script hid is shown, and measurements and
  // tests read the mark.
  useEffect(() => {
    document.documentElement.removeAttribute('data-member');
    performance.mark('cpal:mounted');
  }, []);

  const announce = useCallback((path: string) => {
    const isNew = announced.current !== path;
    announced.current = path;
    return isNew;
  }, []);

  const noteMessage = useCallback(() => setMessages((shown) => shown + 1), []);

  // The router caches what it failed to load for as long as it lives.
  const rebuild = useCallback(() => {
    router.dispose();
    announced.current = '';
    setCurrent({ router: createRouter(registry), rebuilt: rebuilt + 1 });
  }, [registry, rebuilt, router]);

  return (
    <RebuildContext value={{ registry, documentKey, announce, messages, noteMessage, rebuild }}>
      <RouterProvider key={rebuilt} router={router} />
    </RebuildContext>
  );
}
