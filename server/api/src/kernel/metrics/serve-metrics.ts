import { createServer } from 'node:http';
import { once } from 'node:events';
import type { Registry } from 'prom-client';
import { listen } from '@cpal/server-kit/program';

/** What is answered at a path. */
interface Shown {
  type: string;
  text: string;
}

/** A query that asks for what there is not; the message says what is wrong with it. */
export class InvalidQuery extends Error {
  override name = 'InvalidQuery';
}

/** Reads what a request asks for. @throws InvalidQuery */
type Show<T> = (query: URLSearchParams) => Promise<T>;

const json = (value: unknown): Shown => ({ type: 'application/json', text: JSON.stringify(value) });

/**
 * Shows the metrics at `/metrics` of a port of their own, which nobody outside is to reach; `/healthz`
 * there says that the process is alive, which a worker can say nowhere else.
 * @param more what is shown next to, as JSON, by its path.
 * @throws UserError if the port cannot be listened on.
 */
export async function serveMetrics(
  registry: Registry,
  address: { host: string; port: number },
  more: Readonly<Record<string, Show<unknown>>> = {},
): Promise<{ port: number; close: () => Promise<void> }> {
  const shows = new Map<string, Show<Shown>>([
    ['/healthz', async () => json({ status: 'ok' })],
    ['/metrics', async () => ({ type: registry.contentType, text: await registry.metrics() })],
    ...Object.entries(more).map(
      ([path, show]) => [path, async (query: URLSearchParams) => json(await show(query))] as const,
    ),
  ]);
  const server = createServer((request, response) => {
    const [path = '', query] = (request.url ?? '').split('?');
    const show = shows.get(path);
    if (request.method !== 'GET' || show === undefined) {
      response.writeHead(404).end();
      return;
    }
    show(new URLSearchParams(query)).then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
      (error: unknown) => {
        if (!(error instanceof InvalidQuery)) return response.writeHead(500).end();
        const body = JSON.stringify({ message: error.message });
        return response.writeHead(400, { 'content-type': 'application/json' }).end(body);
      },
    );
  });
  const begin = (at: typeof address) => once(server.listen(at), 'listening');
  return {
    port: await listen({ server, listen: begin }, address),
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
