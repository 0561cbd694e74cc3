import { once } from 'node:events';
import { type IncomingHttpHeaders, request, type RequestOptions, Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Gives a function that starts a server on a free port of the loopback address.
 * Called at the top of a test file: what it started is closed after the last test.
 */
export function loopback() {
  const started: (() => unknown)[] = [];
  afterAll(() => Promise.all(started.map((close) => close())));
  return async (one: Server | FastifyInstance): Promise<number> => {
    const server = one instanceof Server ? one : one.server;
    started.push(() => {
      server.closeAllConnections();
      return one.close();
    });
    if (one instanceof Server) await once(one.listen(0, '127.0.0.1'), 'listening');
    else await one.listen({ port: 0, host: '127.0.0.1' });
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  };
}

/** Sends a request with the path exactly as given, which `fetch` would tidy up. */
export function ask(
  port: number,
  path: string,
  { body, ...options }: RequestOptions & { body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const req = request({ host: '127.0.0.1', port, path, agent: false, ...options }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('error', reject);
      res.on('end', () => {
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) });
      });
    });
    req.on('error', reject);
    req.end(body);
  });
}
