import autocannon from 'autocannon';
import type { Blogger } from './bloggers';
import { validation } from './bloggers';
import type { PinnedServer } from './pinned-server';

/** How many connections send requests in parallel, each for a blogger of its own. */
export const connections = 50;

/** A call under load: where it goes, and what each connection sends. */
export interface Target {
  name: string;
  server: PinnedServer;
  path: string;
  request: (blogger: Blogger) => {
    method: 'GET' | 'POST';
    headers: Record<string, string>;
    body?: string;
  };
}

export const getMe = (server: PinnedServer): Target => ({
  name: 'GET /api/auth/me',
  server,
  path: '/api/auth/me',
  request: ({ token }) => ({ method: 'GET', headers: { authorization: `Bearer ${token}` } }),
});

export const validate = (server: PinnedServer): Target => ({
  name: 'POST /api/v1/licenses/validate',
  server,
  path: '/api/v1/licenses/validate',
  request: ({ licenseKey }) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(validation(licenseKey)),
  }),
});

/** What `validate` sends, to a route that parses it and sends a constant. */
export const postEmpty = (server: PinnedServer): Target => ({
  ...validate(server),
  name: 'POST / of an empty server',
  path: '/',
});

export const getEmpty = (server: PinnedServer): Target => ({
  name: 'GET / of an empty server',
  server,
  path: '/',
  request: () => ({ method: 'GET', headers: {} }),
});

export interface Measured {
  perSecond: number;
  /** Microseconds of the server's processor for one request. */
  cpu: number;
  /** Milliseconds until so many percent of the requests were answered. */
  p50: number;
  p99: number;
}

/**
 * Sends requests as fast as they are answered.
 * @param until seconds, or a number of requests.
 * @throws Error if one request failed.
 */
export async function load(
  { name, server, path, request }: Target,
  bloggers: readonly Blogger[],
  until: { duration: number } | { amount: number },
): Promise<Measured> {
  let client = 0;
  const times: number[] = [];
  const before = server.cpu();
  const setupClient = (one: autocannon.Client) => {
    const blogger = bloggers[client % bloggers.length];
    client += 1;
    if (!blogger) throw new Error('No blogger.');
    one.setRequests([{ path, ...request(blogger) }]);
  };
  const options = { url: server.origin, connections, ...until, setupClient };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error: unknown, ended) => {
      if (error instanceof Error) reject(error);
      else resolve(ended);
    });
    run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  const cpu = server.cpu() - before;
  const answered = result.requests.total;
  if (result.non2xx + result.errors + result.timeouts > 0) {
    throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: answered / result.duration,
    cpu: (cpu * 1000) / answered,
    p50: sorted[Math.floor(sorted.length * 0.5)] ?? Number.NaN,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
  };
}
