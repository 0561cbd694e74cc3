import type { Store } from '@cpal/delivery';
import { pageOptions } from '@cpal/delivery/testing/page-options';
import type { ApiOptions } from '../api/proxy';
import { createEdge } from '../app';
import { logOptions } from '@cpal/server-kit/logger';

/** Makes an edge over a store's `local` environment, with its log kept and its clock in hand. */
export async function makeEdge(store: Store, api: Partial<ApiOptions> = {}) {
  const lines: string[] = [];
  const clock = { now: 0 };
  const app = await createEdge({
    store,
    environment: 'local',
    api: { origins: [], secret: null, ...api },
    page: pageOptions,
    logger: logOptions('info', 'edge', { write: (line) => lines.push(line) }),
    clock: () => clock.now,
  });
  return {
    app,
    clock,
    logged: (): unknown[] => lines.map((line) => JSON.parse(line)),
  };
}
