import { type ChildProcess, fork } from 'node:child_process';
import type { StartSettings } from '../settings/start-settings';
import { edgeFlags, launch, nodeFlags, runOnce, type Service, StartFailure } from './supervisor';

type Environment = Record<string, string>;

/** Takes note of a server that has started, and sees to what comes of its end. */
export type OnStarted = (service: Service, traits?: { isReplaceable: boolean }) => void;

/**
 * Starts the product's servers, each when those that it needs are there.
 * @returns the one that visitors meet.
 * @throws StartFailure if one ends first; it has said why.
 */
export async function startServers(
  { sandbox, apis, worker, edge }: StartSettings,
  onStarted: OnStarted,
): Promise<Service> {
  const start = async (
    name: string,
    bundle: string,
    environment: Environment,
    { isReplaceable = false, flags = nodeFlags, args = [] as readonly string[] } = {},
  ) => {
    const service = await launch(name, bundle, environment, { flags, args });
    onStarted(service, { isReplaceable });
    return service;
  };
  // The API calls Stripe soon after its start, so the sandbox listens before it does.
  if (sandbox !== null)
    await start('Stripe sandbox', 'quality/stripe-sandbox/dist/server.js', sandbox);
  const api = 'server/api/dist/server.js';
  // Before any of them runs; an embedded database is migrated by its one process.
  if (worker !== null) await runOnce('migration', api, worker, ['migrate']);
  const isReplaceable = apis.length > 1;
  const started = await Promise.all(
    apis.map((environment) => start('API', api, environment, { isReplaceable })),
  );
  // Nobody waits for a worker.
  if (worker !== null)
    await start('worker', api, worker, { isReplaceable: true, args: ['worker'] });
  const API_ORIGINS = started.map(({ port }) => `http://127.0.0.1:${port}`).join();
  return start(
    'edge server',
    'server/edge/dist/server.js',
    { ...edge, API_ORIGINS },
    { flags: edgeFlags },
  );
}

/** Says where everything is. */
export function announce({ publicUrl, sandbox, mailFolder }: StartSettings): void {
  console.log(`\nCPal is ready: ${publicUrl}`);
  if (sandbox !== null) console.log(`Payments go to the Stripe sandbox: ${sandbox.PUBLIC_URL}`);
  if (mailFolder !== null) console.log(`Mails are files in ${mailFolder}`);
}

/**
 * Starts the demo blog. The product does not need it, so what fails there ends nothing.
 * @param port of the product.
 * @returns what sets the blog up; null if there is none.
 */
export async function showBlog(
  { blog, publicUrl }: StartSettings,
  port: number,
  onStarted: OnStarted,
): Promise<ChildProcess | null> {
  if (blog === null) return null;
  try {
    onStarted(await launch('demo blog', 'blog/demo/dist/server.js', blog));
  } catch (error) {
    if (error instanceof StartFailure) return null;
    throw error;
  }
  console.log(`A food blog with the assistant: ${blog.PUBLIC_URL}`);
  // It says itself what came of it, in a minute, and only the first time has much to do.
  const here = `http://127.0.0.1:${port}`;
  return fork('blog/demo/dist/set-up.js', [here, publicUrl, blog.PUBLIC_URL]);
}
