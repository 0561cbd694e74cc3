import { type IncomingHttpHeaders, request, type RequestOptions, type Server } from 'node:http';
import { listen } from '../edge/lifecycle';

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
  const servers: Server[] = [];
  afterAll(() => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });
  return (server: Server): Promise<number> => {
    servers.push(server);
    return listen(server, 0, '127.0.0.1');
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
