import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drain } from '@cpal/server-kit/drain';
import { UserError } from '@cpal/server-kit/errors';
import { logOptions } from '@cpal/server-kit/logger';
import { fail, listen, stopOnSignals } from '@cpal/server-kit/program';
import { buildApp } from './app';
import { readSettings } from './env';
import { Sandbox } from './sandbox';

async function start(): Promise<void> {
  if (process.env['NODE_ENV'] === 'production') {
    throw new UserError(
      'The Stripe sandbox is for development and tests and refuses to run in production.',
    );
  }
  const { port: wanted, host, publicUrl, logLevel, ...options } = readSettings(process.env);
  const browserScript = await readFile(join(import.meta.dirname, 'stripe-js.js'), 'utf8');

  let port = wanted;
  const sandbox = new Sandbox({
    ...options,
    publicUrl: () => publicUrl ?? `http://localhost:${port}`,
    onFailure: ({ event: stripeEvent, ...failure }) =>
      app.log.warn({ event: 'webhook_rejected', stripeEvent, ...failure }, 'webhook rejected'),
  });
  const app = buildApp({ sandbox, browserScript, logger: logOptions(logLevel, 'stripe-sandbox') });
  stopOnSignals(app.log, async () => {
    await drain(app);
    await sandbox.stop();
  });
  port = await listen(app, { host, port });
  sandbox.start();
  process.send?.({ type: 'listening', port });
}

start().catch(fail);
