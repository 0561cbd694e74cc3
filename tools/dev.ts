import { spawnSync } from 'node:child_process';
import { development } from '@cpal/dev-server/development';
import { watchFrontEnds } from '@cpal/dev-server/front-ends';
import { createProxy, type ProxyOptions } from '@cpal/dev-server/proxy';
import { findEntry, openStore, readRegistry, readStoreSettings } from '@cpal/delivery';
import { UserError } from '@cpal/server-kit/errors';
import { listen } from '@cpal/server-kit/program';
import { readDevArguments } from './settings/dev-arguments';
import { followSources } from './processes/dev-servers';
import { endAll } from './processes/end-all';
import { freePort } from './processes/free-port';
import { onNpmExit } from './processes/npm-exit';
import { frontEndParts, releasedParts } from './building/parts';
import { announce, showBlog, startServers } from './processes/servers';
import { findSettingIssues } from './settings/setting-issues';
import { readStartSettings } from './settings/start-settings';
import { type Service, StartFailure } from './processes/supervisor';
import { saysUsedPorts } from './processes/used-ports';
import { webpackConfiguration } from './building/webpack-configuration';
import { readWorkspaces } from './building/workspaces';

/**
 * Runs the product with front ends that are compiled with each change, until it is stopped. Run as
 * `npm run dev`, with the names of front ends behind it where not all are to be compiled, and with
 * `--against https://…` to put them into the deployed product at that origin.
 */
const workspaces = readWorkspaces();
const services: Service[] = [];
/** What is closed before the servers stop. */
const closed: { close: () => unknown }[] = [];

async function develop() {
  const frontEnds = frontEndParts(workspaces);
  const known = frontEnds.map(({ name }) => name);
  const { names, against } = readDevArguments(process.argv.slice(3), known);
  const failures = findSettingIssues(process.env);
  if (failures.length > 0) throw new UserError(['Wrong settings:', ...failures].join('\n  '));
  const chosen = frontEnds.filter(({ name }) => names.length === 0 || names.includes(name));
  const options = { build: 'development', variant: development };
  const compile = async () => {
    const configurations = chosen.map((part) => webpackConfiguration(part, options));
    const compiled = await watchFrontEnds(await Promise.all(configurations), console.error);
    closed.push(compiled);
    return compiled;
  };
  await (against === null ? runHere(compile) : runAgainst(against, compile));
  console.log('Ctrl-C stops it.\n');
}

type Compile = () => Promise<ProxyOptions['frontEnds']>;

async function runAgainst(origin: string, compile: Compile) {
  const port = Number(readStartSettings(process.env).edge.PORT);
  if ((await freePort(port)) === null)
    throw new UserError(`Port ${port} is in use. Stop what listens there, or change PORT.`);
  await serve({ port, upstream: origin, publicUrl: origin, frontEnds: await compile() });
  console.log(`\n${origin} with front ends of this machine: http://localhost:${port}`);
}

async function runHere(compile: Compile) {
  const settings = readStartSettings(process.env);
  if (await saysUsedPorts(settings)) throw new StartFailure('A port is in use.');
  await prepare();
  const servers = await followSources(workspaces);
  closed.push(servers);
  const run = (service: Service) => {
    services.push(service);
    servers.add(service);
  };
  const { edge, publicUrl } = settings;
  const [frontEnds, { port }] = await Promise.all([
    compile(),
    startServers({ ...settings, edge: { ...edge, PORT: '0' } }, run),
  ]);
  const upstream = `http://127.0.0.1:${port}`;
  const { untilReady } = servers;
  const proxyPort = Number(edge.PORT);
  await serve({ port: proxyPort, upstream, publicUrl, untilReady, frontEnds });
  announce(settings);
  const blogSetUp = await showBlog(settings, proxyPort, run);
  closed.push({ close: () => blogSetUp?.kill() });
}

/** Front ends are released as they are, where the store has none of them: pages begin with these. */
async function prepare() {
  const { place, environment } = readStoreSettings(process.env);
  const registry = await readRegistry(await openStore(place), environment);
  if (releasedParts(workspaces).every(({ name }) => findEntry(registry, name))) return;
  const program = ['tools/run.js', 'tools/prepare'];
  const { status } = spawnSync(process.execPath, program, { stdio: 'inherit' });
  if (status !== 0) throw new StartFailure('What has to be released was not built.');
}

async function serve(options: ProxyOptions) {
  const proxy = await createProxy(options);
  closed.push(proxy);
  // Sources are for this machine alone, whatever HOST says for `npm start`.
  await listen(proxy, { port: options.port, host: '127.0.0.1' });
}

let isStopping = false;

async function stop(exitCode: number) {
  if (isStopping) return;
  isStopping = true;
  await endAll(closed, services);
  process.exit(exitCode);
}

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
onNpmExit(() => void stop(0));

try {
  await develop();
} catch (error) {
  // What did not start or build has said why.
  if (error instanceof UserError) console.error(error.message);
  else if (!(error instanceof StartFailure)) console.error(error);
  await stop(1);
}
