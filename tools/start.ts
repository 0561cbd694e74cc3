import { spawnSync } from 'node:child_process';
import { onNpmExit } from './npm-exit';
import { restartOnExit } from './restart';
import { readStartSettings } from './start-settings';
import { edgeFlags, launch, nodeFlags, type Service, StartFailure, stopAll } from './supervisor';

/** Builds, releases and runs the whole product on this machine, until it is stopped. */
const services: Service[] = [];

type Environment = Record<string, string>;

async function start() {
  // In a process of its own, so that this one stays small for as long as the product runs.
  const prepare = ['tools/run.js', 'tools/prepare'];
  if (spawnSync(process.execPath, prepare, { stdio: 'inherit' }).status !== 0) return stop(1);
  const settings = readStartSettings(process.env);
  // The API calls Stripe soon after its start, so the sandbox listens before it does.
  if (settings.sandbox !== null)
    await run('Stripe sandbox', 'stripe-sandbox/dist/server.js', settings.sandbox);

  const areMany = settings.apis.length > 1;
  const apis = await Promise.all(
    settings.apis.map((environment) =>
      run('API', 'api/dist/server.js', environment, { isOneOfMany: areMany }),
    ),
  );
  if (settings.worker !== null) await work(settings.worker);
  const origins = apis.map(({ port }) => `http://127.0.0.1:${port}`);
  const edge = { ...settings.edge, API_ORIGINS: origins.join() };
  await run('edge server', 'edge/dist/server.js', edge, { flags: edgeFlags });

  console.log(`\nCPal is ready: ${settings.publicUrl}`);
  if (settings.sandbox !== null) {
    console.log(`Payments go to the Stripe sandbox: ${settings.sandbox.PUBLIC_URL}`);
  }
  if (settings.mailFolder !== null) console.log(`Mails are files in ${settings.mailFolder}`);
  console.log('Ctrl-C stops it.\n');
}

/** A server that ends, ends all; one of several API processes is replaced, the others go on. */
async function run(
  name: string,
  bundle: string,
  environment: Environment,
  { isOneOfMany = false, flags = nodeFlags } = {},
) {
  const service = await launch(name, bundle, environment, { flags });
  services.push(service);
  if (isOneOfMany) restartOnExit(service, fail);
  else service.process.once('exit', fail);
  return service;
}

/** Nobody waits for a worker, so its end ends nothing: it is replaced as well. */
async function work(environment: Environment) {
  const service = await launch('worker', 'api/dist/server.js', environment, {
    args: ['worker'],
  });
  services.push(service);
  restartOnExit(service, fail);
}

let isStopping = false;

async function stop(exitCode: number) {
  if (isStopping) return;
  isStopping = true;
  await stopAll(services);
  process.exit(exitCode);
}

const fail = () => void stop(1);

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
onNpmExit(() => void stop(0));

try {
  await start();
} catch (error) {
  // A server that did not start has said why.
  if (!(error instanceof StartFailure)) console.error(error);
  await stop(1);
}
