import { setTimeout as sleep } from 'node:timers/promises';
import { listSnapshots, type Store } from '@cpal/delivery';
import { pageOptions } from '@cpal/delivery/testing/page-options';
import type { ApiOptions } from '../api/proxy';
import { createEdge } from '../app';
import { logOptions } from '@cpal/server-kit/logger';

/** Makes an edge over a store's `local` environment, with its log kept and its clock running. */
export async function makeEdge(
  store: Store,
  api: Partial<ApiOptions> = {},
  cache: Store | null = null,
) {
  const lines: string[] = [];
  const clock = { now: 0 };
  const app = await createEdge({
    store,
    cache,
    environment: 'local',
    api: { origins: [], secret: null, ...api },
    page: pageOptions,
    securityContact: 'mailto:security@cpal.example',
    logger: logOptions('info', 'edge', { write: (line) => lines.push(line) }),
    clock: () => clock.now,
  });
  return {
    app,
    clock,
    /** Waits until the edge serves, or has rejected, the latest snapshot. */
    caughtUp: async () => {
      const [latest = 0] = await listSnapshots(store, 'local');
      for (;;) {
        const { snapshot, refused } = (await app.inject('/readyz')).json();
        if (Math.max(snapshot, refused ?? 0) >= latest) return;
        await sleep(20);
      }
    },
    logged: (): unknown[] => lines.map((line) => JSON.parse(line)),
  };
}
