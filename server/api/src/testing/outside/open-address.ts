import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { isPublicAddress } from '../../websites/addresses';
import { FetchFailure } from '../../reading/fetch/failures';
import type { Resolve } from '../../reading/fetch/guarded-agent';
import { createGuardedFetch } from '../../reading/fetch/guarded-fetch';

/** An address of this machine that these tests count as public; all else of it is forbidden. */
export const open = '127.0.0.2';
/** Another one of it. */
export const forbidden = '127.0.0.1';

/** What the server answers at a path. */
export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Milliseconds before the body. */
  waitMs?: number;
}

export type Listening = Awaited<ReturnType<typeof listenOn>>;

/** A server on one address that counts its connections. */
export async function listenOn(host: string, port: number, answer: (path: string) => Answer) {
  const server = createServer(({ url = '/' }, response) => {
    const { status = 200, headers, body = 'hello', waitMs = 0 } = answer(url);
    response.writeHead(status, headers);
    response.flushHeaders();
    setTimeout(() => response.end(body), waitMs).unref();
  });
  let connections = 0;
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    connections += 1;
    sockets.add(socket);
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  return {
    port: address.port,
    connections: () => connections,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

const families = (addresses: readonly string[]) =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

/**
 * A fetch to one port, whose name server answers each question of a name with the next of these;
 * other names lead to `open`.
 */
export function fetchWith(
  port: number,
  names: Record<string, readonly (readonly string[])[]> = {},
  allowsLocal = false,
) {
  const asked: string[] = [];
  const resolve: Resolve = async (name) => {
    const all = names[name] ?? [[open]];
    const turn = asked.filter((other) => other === name).length;
    asked.push(name);
    return families(all[Math.min(turn, all.length - 1)] ?? []);
  };
  const fetchPage = createGuardedFetch({
    allowsLocal,
    userAgent: 'test',
    resolve,
    isPublic: (address) => address === open || isPublicAddress(address),
    ports: new Set([String(port)]),
  });
  return { fetchPage, asked };
}

/** Why a fetch failed. */
export const catchReason = async (fetching: Promise<unknown>) => {
  const result = await fetching.then(
    () => 'fetched',
    (error: unknown) => error,
  );
  return result instanceof FetchFailure ? result.reason : result;
};
