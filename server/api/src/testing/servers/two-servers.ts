import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApi, tokenSecret } from '../api';
import type { TestDatabase } from '../database/database';
import { waitForOrigin, startProcess } from './process';

/** A server that listens. */
interface Listening {
  origin: string;
  close: () => Promise<unknown>;
}

/** A process of its own. */
async function openProcess(databaseUrl: string, stripeBase: string): Promise<Listening> {
  const folder = mkdtempSync(join(tmpdir(), 'cpal-two-'));
  const { child, ended } = startProcess({
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    STRIPE_API_BASE: stripeBase,
    TOKEN_SECRET: tokenSecret,
    RATE_LIMITS: 'off',
  });
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  };
  return { origin: await waitForOrigin(child), close };
}

/** In this process, which is the only one that may have the embedded database. */
async function openHere(database: TestDatabase, stripeBase: string): Promise<Listening> {
  const { app, close } = await openApi({ database, stripeBase });
  return { origin: await app.listen({ host: '127.0.0.1', port: 0 }), close };
}

/** Two servers on one database, reached over HTTP: two processes where it is PostgreSQL. */
export async function openTwo(database: TestDatabase, stripeBase: string) {
  const open = () =>
    database.url === null ? openHere(database, stripeBase) : openProcess(database.url, stripeBase);
  const both = await Promise.all([open(), open()]);

  return {
    /** Sends a request to the one or the other, in turn of `index`. */
    send: async (
      index: number,
      method: 'GET' | 'POST' | 'PUT',
      path: string,
      { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
    ) => {
      const { origin } = both[index % 2 === 0 ? 0 : 1];
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const answer = await fetch(origin + path, {
        method,
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: text }),
      });
      const json: unknown = await answer.json();
      return { status: answer.status, json };
    },
    close: () => Promise.all(both.map(({ close }) => close())),
  };
}

export type TwoServers = Awaited<ReturnType<typeof openTwo>>;
