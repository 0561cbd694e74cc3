import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import StripeSdk from 'stripe';
import { buildApp } from '../app';
import { type AfterLastRetry, Sandbox } from '../sandbox';
import { listen } from './listen';
import { wireFailures } from './wire/check';
import { watchAnswers } from './wire/watch';

interface Options {
  dataDir: string;
  webhook?: { url: string; secret: string } | null;
  browserScript?: string;
  afterLastRetry?: AfterLastRetry;
}

/** A sandbox that listens on a free loopback port, and the real SDK as its client. */
export interface RunningSandbox {
  stripe: StripeSdk;
  origin: string;
  /** Moves the clock by n days and waits for the webhooks of it. */
  advanceDays: (days: number) => Promise<void>;
  /** Throws where something was sent that Stripe's own types do not describe. */
  close: () => Promise<void>;
}

/** Starts a sandbox on the data under `dataDir`; without a webhook events are only recorded. */
export async function startSandbox(options: Options): Promise<RunningSandbox> {
  let origin = '';
  const sandbox = new Sandbox({
    dataDir: options.dataDir,
    webhook: options.webhook ?? null,
    publicUrl: () => origin,
    afterLastRetry: options.afterLastRetry ?? 'cancel',
    onFailure: () => undefined,
  });
  const app = buildApp({ sandbox, browserScript: options.browserScript ?? '', logger: false });
  const failures = watchAnswers(app);
  await app.ready();
  const listening = await listen(app.server);
  origin = listening.origin;
  sandbox.start();
  const { port } = listening;
  const stripe = new StripeSdk('sk_test_x', { host: '127.0.0.1', port, protocol: 'http' });
  return {
    stripe,
    origin,
    advanceDays: async (days) => {
      const answer = await fetch(`${origin}/_sandbox/advance`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_x', 'content-type': 'application/json' },
        body: JSON.stringify({ seconds: Math.round(days * 86_400) }),
      });
      const said = await answer.text();
      if (!said.endsWith('"undelivered":[]}')) throw new Error(said);
    },
    close: async () => {
      await listening.close();
      await app.close();
      await sandbox.stop();
      const found = [...failures, ...sandbox.store.events.all().flatMap(wireFailures)];
      if (found.length > 0) throw new Error([...new Set(found)].join('\n'));
    },
  };
}

/** A folder of its own for a test, and what removes it. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'stripe-sandbox-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
