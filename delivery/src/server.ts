import { createEdge } from './edge/edge';
import { listen, stop } from './edge/lifecycle';
import { parseEnv } from './env';
import { createLog } from './log';
import { Refusal } from './refusal';
import { openStore } from './store/store';

async function main() {
  const env = parseEnv(process.env);
  const log = createLog(env.logLevel);
  const server = await createEdge({
    store: await openStore(env.releasesDir),
    environment: env.environment,
    api: { origins: env.apiOrigins, secret: env.edgeSecret },
    page: env.page,
    log,
  });
  const port = await listen(server, env.port, env.host);
  log.info('listening', { host: env.host, port });
  process.send?.({ type: 'listening', port });

  const end = async (reason: string) => {
    log.info('stopping', { reason });
    await stop(server);
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
