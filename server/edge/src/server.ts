import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { openStore, type Store } from '@cpal/delivery';
import { drain } from '@cpal/server-kit/drain';
import { logOptions } from '@cpal/server-kit/logger';
import { fail, listen, stopOnSignals } from '@cpal/server-kit/program';
import { createEdge } from './app';
import { ensurePages } from './ensure-pages';
import { readSettings } from './env';

// Garbage is collected before the heap grows: it would hold twice what lives.
setFlagsFromString('--optimize-for-size');

/** Opens a store in a folder of its own, which goes with the process. */
function openCache(): Promise<Store> {
  const dir = mkdtempSync(join(tmpdir(), 'cpal-edge-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  return openStore(dir);
}

async function main() {
  const settings = readSettings(process.env);
  const { environment, page } = settings;
  const store = await openStore(settings.store);
  const cache = store.isRemote ? await openCache() : null;
  const areOurs = await ensurePages(store, environment, page);
  const app = await createEdge({
    store,
    cache,
    environment,
    api: { origins: settings.apiOrigins, secret: settings.edgeSecret },
    page,
    securityContact: settings.securityContact,
    logger: logOptions(settings.logLevel, 'edge'),
  });
  if (!areOurs)
    app.log.warn(
      { event: 'page_settings_unknown' },
      'pages may have been built with other settings',
    );
  // What loading all pages left behind would be kept under load. Node needs --expose-gc for it.
  globalThis.gc?.();
  const port = await listen(app, settings);
  process.send?.({ type: 'listening', port });
  stopOnSignals(app.log, () => drain(app));
}

main().catch(fail);
