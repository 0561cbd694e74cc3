import { type ChildProcess, spawnSync } from 'node:child_process';
import { onNpmExit } from './processes/npm-exit';
import { restartOnExit } from './processes/restart';
import { announce, type OnStarted, showBlog, startServers } from './processes/servers';
import { readStartSettings } from './settings/start-settings';
import { type Service, StartFailure, stopAll } from './processes/supervisor';

/** Builds, releases and runs the whole product on this machine, until it is stopped. */
const services: Service[] = [];
let blogSetUp: ChildProcess | null = null;

async function start() {
  // In a process of its own, so that this one stays small for as long as the product runs.
  const prepare = ['tools/run.js', 'tools/prepare', 'start'];
  if (spawnSync(process.execPath, prepare, { stdio: 'inherit' }).status !== 0) return stop(1);
  const settings = readStartSettings(process.env);
  const { port } = await startServers(settings, run);
  announce(settings);
  blogSetUp = await showBlog(settings, port, (blog) => services.push(blog));
  console.log('Ctrl-C stops it.\n');
}

/** A server that ends, ends all; one of several, and a worker, is replaced and the others go on. */
const run: OnStarted = (service, { isReplaceable } = { isReplaceable: false }) => {
  services.push(service);
  if (isReplaceable) restartOnExit(service, fail);
  else service.process.once('exit', fail);
};

let isStopping = false;

async function stop(exitCode: number) {
  if (isStopping) return;
  isStopping = true;
  blogSetUp?.kill();
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
