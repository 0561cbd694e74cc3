import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Registry } from 'prom-client';
import { listen } from '@cpal/server-kit/program';

/**
 * Shows the metrics at `/metrics` of a port of their own, which nobody outside is to reach; `/healthz`
 * there says that the process is alive, which a worker can say nowhere else.
 * @throws Refusal where the port cannot be listened on.
 */
export async function serveMetrics(
  registry: Registry,
  address: { host: string; port: number },
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === '/healthz') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}');
      return;
    }
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
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
