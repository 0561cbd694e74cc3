import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildApp } from './app';
import { readEnv } from './env';
import { logOptions } from './log-options';
import { codeOf } from './errors';
import { keepHouse } from './housekeeping';
import { openSandbox } from './open-sandbox';

/** How often the clock is looked at when nobody moves it, and how long stopping may take. */
const houseIntervalMs = 30_000;
const stopLimitMs = 10_000;

/** Says in one message why the server does not run. */
function refuse(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

function whyNotListening(error: unknown, address: string): unknown {
  return codeOf(error) === 'EADDRINUSE'
    ? new Error(`The address ${address} is in use by another process.`)
    : error;
}

async function start(): Promise<void> {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error(
      'The Stripe sandbox is for development and tests and refuses to run in production.',
    );
  }
  const env = readEnv(process.env);
  const browserScript = await readFile(join(import.meta.dirname, 'stripe-js.js'), 'utf8');

  let publicUrl = env.publicUrl ?? `http://localhost:${env.port}`;
  const { sandbox, close } = await openSandbox({
    dataDir: env.dataDir,
    webhook: env.webhook,
    publicUrl: () => publicUrl,
    realTime: Date.now,
    afterLastRetry: env.afterLastRetry,
    onFailure: (failure) => app.log.warn(failure, 'webhook not accepted'),
  });
  const app = buildApp({ sandbox, browserScript, logger: logOptions(env.logLevel) });

  const house = setInterval(() => {
    keepHouse(sandbox).catch((error: unknown) => app.log.error({ err: error }, 'clock failed'));
  }, houseIntervalMs);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    clearInterval(house);
    setTimeout(() => app.server.closeAllConnections(), stopLimitMs).unref();
    await app.close();
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) {
    process.on(signal, () => void stop().catch(refuse));
  }

  try {
    await app.listen({ host: env.host, port: env.port });
  } catch (error) {
    await close();
    throw whyNotListening(error, `${env.host}:${env.port}`);
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : env.port;
  publicUrl = env.publicUrl ?? `http://localhost:${port}`;
  await keepHouse(sandbox);
  process.send?.({ type: 'listening', port });
}

start().catch(refuse);
