import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildApp } from './app';
import { readEnv } from './env';
import { logOptions } from './log-options';
import { codeOf } from './errors';
import { Sandbox } from './sandbox';

/** How long stopping may take. */
const stopLimitMs = 10_000;

/** Says in one message why the server does not run. */
function refuse(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error(
      'The Stripe sandbox is for development and tests and refuses to run in production.',
    );
  }
  const { port: wanted, host, publicUrl, logLevel, ...options } = readEnv(process.env);
  const browserScript = await readFile(join(import.meta.dirname, 'stripe-js.js'), 'utf8');

  let port = wanted;
  const sandbox = new Sandbox({
    ...options,
    publicUrl: () => publicUrl ?? `http://localhost:${port}`,
    onFailure: (failure) => app.log.warn(failure, 'webhook not accepted'),
  });
  const app = buildApp({ sandbox, browserScript, logger: logOptions(logLevel) });

  const stop = async () => {
    setTimeout(() => app.server.closeAllConnections(), stopLimitMs).unref();
    await app.close();
    await sandbox.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) {
    process.once(signal, () => void stop().catch(refuse));
  }

  await app.listen({ host, port }).catch((error: unknown) => {
    if (codeOf(error) !== 'EADDRINUSE') throw error;
    throw new Error(`The address ${host}:${port} is in use by another process.`, { cause: error });
  });
  const address = app.server.address();
  if (typeof address === 'object' && address !== null) ({ port } = address);
  sandbox.start();
  process.send?.({ type: 'listening', port });
}

start().catch(refuse);
