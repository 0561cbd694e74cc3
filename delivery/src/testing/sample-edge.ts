import { type ApiOptions } from '../edge/api-proxy';
import { createEdge } from '../edge/edge';
import { createLog } from '../log';
import type { PageOptions } from '../page/page-options';
import type { Store } from '../store/store';

export const pageOptions: PageOptions = {
  publicUrl: 'http://localhost:3000',
  origins: { script: [], connect: [], frame: [] },
  trustedTypes: ['webpack', 'default'],
  settings: {
    waitlistUrl: 'https://cpal.example/waitlist?from=site&list=1',
    contactEmail: 'hello@cpal.example',
  },
};

/** Makes an edge over a store's `local` environment, with its log kept and its clock in hand. */
export async function makeEdge(store: Store, api: Partial<ApiOptions> = {}) {
  const lines: string[] = [];
  const clock = { now: 0 };
  const server = await createEdge({
    store,
    environment: 'local',
    api: { origins: [], secret: null, ...api },
    page: pageOptions,
    log: createLog('info', (line) => lines.push(line)),
    clock: () => clock.now,
  });
  return { server, clock, logged: (): unknown[] => lines.map((line) => JSON.parse(line)) };
}
