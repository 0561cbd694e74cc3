import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Registry } from 'prom-client';
import { portProblem } from '../start-error';

/**
 * Shows the metrics at `/metrics` of a port of their own, which nobody outside is to reach.
 * @throws StartError where the port cannot be listened on.
 */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { host: string; port: number },
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  }).listen(port, host);
  try {
    await once(server, 'listening');
  } catch (cause) {
    throw portProblem(port, host, cause);
  }
  const address = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? port) : port,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
