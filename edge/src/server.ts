import { openStore, Refusal } from '@cpal/delivery';
import { createEdge } from './app';
import { parseEnv } from './env';
import { listen, stop } from './lifecycle';
import { logOptions } from './log-options';

async function main() {
  const env = parseEnv(process.env);
  const app = await createEdge({
    store: await openStore(env.releasesDir),
    environment: env.environment,
    api: { origins: env.apiOrigins, secret: env.edgeSecret },
    page: env.page,
    logger: logOptions(env.logLevel),
  });
  const port = await listen(app, env.port, env.host);
  process.send?.({ type: 'listening', port });

  const end = async (reason: string) => {
    app.log.info({ reason }, 'stopping');
    await stop(app);
    process.exit(0);
  };
  for (const reason of ['SIGTERM', 'SIGINT', 'disconnect']) {
    process.once(reason, () => void end(reason));
  }
}

main().catch((error: unknown) => {
  const told = error instanceof Refusal ? error.message : error;
  process.stderr.write(`${told instanceof Error ? told.stack : String(told)}\n`);
  process.exit(1);
});
