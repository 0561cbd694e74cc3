import { setFlagsFromString } from 'node:v8';
import { openStore } from '@cpal/delivery';
import { drain } from '@cpal/server-kit/drain';
import { logOptions } from '@cpal/server-kit/logger';
import { fail, listen, stopOnSignals } from '@cpal/server-kit/program';
import { createEdge } from './app';
import { readSettings } from './env';

// Garbage is collected before the heap grows: it would hold twice what lives.
setFlagsFromString('--optimize-for-size');

async function main() {
  const settings = readSettings(process.env);
  const app = await createEdge({
    store: await openStore(settings.releasesDir),
    environment: settings.environment,
    api: { origins: settings.apiOrigins, secret: settings.edgeSecret },
    page: settings.page,
    logger: logOptions(settings.logLevel, 'edge'),
  });
  // What composing all pages left behind would be kept under load. Node needs --expose-gc for it.
  globalThis.gc?.();
  const port = await listen(app, settings);
  process.send?.({ type: 'listening', port });
  stopOnSignals(app.log, () => drain(app));
}

main().catch(fail);
