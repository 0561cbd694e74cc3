import * as v from 'valibot';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { nameOf } from '@cpal/shared/contract/calls';
import { commonCodes } from '@cpal/shared/contract/codes';
import { idempotencyCodes, problemDetails } from '@cpal/shared/contract/problem-details';
import type { LightMyRequestResponse } from 'fastify';
import type { Stripe } from 'stripe';
import { buildApp } from '../app/app';
import type { App } from '../http/app-type';
import type { Clock } from '../kernel/clock';
import { drain } from '../app/drain';
import { type Settings, readSettings } from '../kernel/env';
import type { Lifecycle } from '../kernel/lifecycle';
import { politeness } from '../reading/due';
import { startPageReader } from '../reading/start-page-reader';
import type { Services } from '../kernel/services';
import type { TokenSecrets } from '../kernel/token-secrets';
import { createStripe } from '../billing/stripe/client';
import { type TestDatabase, openTestDatabase } from './database/database';

/** Signs the tokens of every server under test, so that one takes another's. */
export const tokenSecret = 'a secret of the tests that is long enough to sign';

/** The least that Argon2 takes: hundreds of hashes are made, and few tests are about them. */
const minCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Milliseconds: a test's own website is asked without the pause that others are given. */
const briefPauseMs = 5;

/** The program that reads pages, as it is delivered. */
export const pageReaderProgram = join(__dirname, '../../dist/page-reader.js');

/** Nothing listens here, so every call of Stripe fails immediately. */
const nowhere = 'http://127.0.0.1:1';

/** The server under test with its database, a clock that tests move, and its log. */
export interface TestApi extends TestDatabase {
  app: App;
  services: Services;
  lifecycle: Lifecycle;
  stripe: Stripe;
  clock: Clock;
  settings: Settings;
  /** Everything that was logged, as text. */
  log: () => string;
  /** Moves the clock forward. */
  pass: (seconds: number) => void;
  /** Sends a request; a body goes as JSON. */
  send: (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    more?: { body?: unknown; headers?: Record<string, string> },
  ) => Promise<LightMyRequestResponse>;
}

interface Options {
  /** Environment variables next to the tests' own. */
  env?: Record<string, string>;
  stripeBase?: string;
  /** One that outlives this server, where a file's tests need several servers. */
  database?: TestDatabase;
  /** Called after each webhook that was stored, instead of nothing. */
  webhookStored?: () => void;
  /** Instead of the tests' own. */
  tokenSecrets?: TokenSecrets;
  /** Hashes passwords at the agreed cost, as it is served. */
  hashesAsServed?: boolean;
}

/** Watches the answers of a server for codes that the contract's call does not name. */
function watchCodes(app: App): ReadonlySet<string> {
  const unnamed = new Set<string>();
  app.addHook('onSend', async ({ routeOptions }, { statusCode }, payload) => {
    const { call, idempotent } = routeOptions.config;
    if (!call || statusCode < 400 || typeof payload !== 'string') return payload;
    const { code } = v.parse(problemDetails, JSON.parse(payload));
    const named: readonly string[] = [
      ...commonCodes,
      ...call.codes,
      ...(idempotent ? idempotencyCodes : []),
    ];
    if (!named.includes(code)) unnamed.add(`${nameOf(call)} answered ${code}`);
    return payload;
  });
  return unnamed;
}

/** Starts the server without a port; closing it fails where an answer was not as the contract says. */
export async function openApi({
  env = {},
  stripeBase = nowhere,
  database: shared,
  webhookStored = () => undefined,
  hashesAsServed = false,
  tokenSecrets,
}: Options = {}): Promise<TestApi> {
  const database = shared ?? (await openTestDatabase());
  const settings = readSettings({
    RATE_LIMITS: 'off',
    API_DOCS: 'off',
    STRIPE_API_BASE: stripeBase,
    ...env,
  });
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  let ahead = 0;
  // One is enough for a key that another request is using; a dead Stripe would only be waited for.
  const maxNetworkRetries = stripeBase === nowhere ? 0 : 1;
  const stripe = createStripe(settings.stripe, { maxNetworkRetries });
  const clock = () => new Date(Date.now() + ahead);
  const lifecycle: Lifecycle = { phase: 'ready' };
  const pageReader = startPageReader(pageReaderProgram);
  const { app, services } = await buildApp({
    db: database.db,
    tryWriting: database.tryWriting,
    stripe,
    clock,
    settings,
    lifecycle,
    tokenSecrets: tokenSecrets ?? [tokenSecret],
    pageReader,
    pluginDir: join(__dirname, '../../../../blog/wordpress-plugin/plugin'),
    webhookStored,
    politeness: { ...politeness, pauseMs: briefPauseMs },
    ...(!hashesAsServed && { passwordCost: minCost }),
    logger: { level: 'info', stream },
  });
  const unnamed = watchCodes(app);
  return {
    ...database,
    app,
    services,
    lifecycle,
    stripe,
    clock,
    settings,
    log: () => lines.join(''),
    pass: (seconds) => {
      ahead += seconds * 1000;
    },
    send: (method, url, { body, headers = {} } = {}) =>
      app.inject({
        method,
        url,
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      }),
    close: async () => {
      await drain(app, lifecycle);
      pageReader.stop();
      if (!shared) await database.close();
      if (unnamed.size > 0) throw new Error(`Not in the contract: ${[...unnamed].join(', ')}`);
    },
  };
}
