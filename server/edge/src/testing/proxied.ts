import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openStore, type Store } from '@cpal/delivery';
import { deploy, shellBuild } from '@cpal/delivery/testing/sample-build';
import { tempDir } from '@cpal/delivery/testing/temp-dir';
import { loopback } from './ask';
import { makeEdge } from './sample-edge';

/** Tells what it was asked. */
export const echo = async (req: IncomingMessage, res: ServerResponse) => {
  const body = await text(req);
  res.setHeader('Content-Type', 'application/json');
  res.end(JSON.stringify({ method: req.method, url: req.url, headers: req.headers, body }));
};

/** Starts edges on loopback in front of APIs that a test makes up; all end with the test file. */
export function proxied() {
  const dir = tempDir();
  const start = loopback();
  let store: Store;
  beforeAll(async () => {
    store = await openStore(join(dir, 'store'));
    await deploy(store, 'local', { build: shellBuild });
  });
  return {
    /** @returns the API's origin. */
    startApi: async (listener: RequestListener) =>
      `http://127.0.0.1:${await start(createServer(listener))}`,
    /** @returns the edge's port. */
    startEdge: async (origins: string[], headersTimeoutMs = 30_000, secret?: string) =>
      start((await makeEdge(store, { origins, headersTimeoutMs, ...(secret && { secret }) })).app),
  };
}
