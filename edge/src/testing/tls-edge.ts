import type { Server } from 'node:http';
import { join } from 'node:path';
import { openStore } from '@cpal/delivery';
import { deploy, shellBuild } from '@cpal/delivery/testing/sample-build';
import type { loopback } from './ask';
import { makeEdge } from './sample-edge';
import { writeKeyPair } from './self-signed';

/**
 * Starts an edge that ends TLS by itself, with a store in `dir`, in front of an API.
 * @returns its port.
 */
export async function startTlsEdge(dir: string, start: ReturnType<typeof loopback>, api: Server) {
  const store = await openStore(join(dir, 'store'));
  await deploy(store, 'local', { build: shellBuild });
  const origins = [`http://127.0.0.1:${await start(api)}`];
  return start((await makeEdge(store, { origins }, null, writeKeyPair(dir))).app);
}
