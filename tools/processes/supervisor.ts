import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A server of the product, running as a process of its own. */
export interface Service {
  name: string;
  /** The file that it runs. */
  bundle: string;
  /** The port it listens on; 0 for a worker, which listens on none. */
  port: number;
  process: ChildProcess;
  /** Starts another process of it, on the same port. */
  launchAgain: () => Promise<Service>;
  /** Whether it was sent a signal to stop. */
  isStopping: boolean;
}

/** With one size of the room for young objects, which is never made smaller, in megabytes. */
const withYoung = (size: number) => [
  `--min-semi-space-size=${size}`,
  `--max-semi-space-size=${size}`,
  '--single-threaded-gc',
  '--liftoff-only',
];

/**
 * How Node runs a server, so that it uses little memory and time on collecting garbage (docs/performance.md):
 * no threads of the collector's own, WebAssembly that is compiled once, and one pool of memory for
 * all threads. The heap may grow by a fifth until it is collected; the edge server keeps little, and
 * collects it before the heap has grown.
 */
export const nodeFlags = [...withYoung(4), '--heap-growing-percent=20'];
export const edgeFlags = [...withYoung(1), '--initial-old-space-size=8', '--expose-gc'];
export const nodeEnvironment = { MALLOC_ARENA_MAX: '1' } as const;

/** What is not the same for all servers. */
interface LaunchOptions {
  /** What the bundle does instead of serving. */
  args?: readonly string[];
  flags?: readonly string[];
}

/** Thrown when a server ends before it listens; it has said why on its own standard error. */
export class StartFailure extends Error {}

/**
 * Starts a bundled server and waits until it listens, or a worker until it works.
 * @param settings its environment on top of this process's own.
 * @throws StartFailure when it ends first.
 */
export async function launch(
  name: string,
  bundle: string,
  settings: Record<string, string>,
  options: LaunchOptions = {},
): Promise<Service> {
  const { args = [], flags = nodeFlags } = options;
  const child = fork(bundle, args, {
    env: { ...process.env, ...nodeEnvironment, ...settings },
    execArgv: [...flags],
  });
  // Its first message has the port; a server that fails ends without one.
  const listening = once(child, 'message').then(([message]: { port?: number }[]) => message?.port);
  const ended = once(child, 'exit').then(() => undefined);
  const port = await Promise.race([listening, ended]);
  if (port === undefined) throw new StartFailure(`The ${name} did not start.`);
  const launchAgain = () => launch(name, bundle, { ...settings, PORT: String(port) }, options);
  return { name, bundle, process: child, port, launchAgain, isStopping: false };
}

/**
 * Runs a command of a bundled server to its end.
 * @throws StartFailure when it fails; it has said why.
 */
export async function runOnce(
  name: string,
  bundle: string,
  settings: Record<string, string>,
  args: readonly string[],
): Promise<void> {
  const env = { ...process.env, ...nodeEnvironment, ...settings };
  const [code] = await once(fork(bundle, args, { env, execArgv: [...nodeFlags] }), 'exit');
  if (code !== 0) throw new StartFailure(`The ${name} failed.`);
}

/** Ends a server's process by the signal to stop, and waits for its end. */
export async function stop({ process: child }: Service): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/**
 * Sends every server the signal to end its requests and stop; resolves when all have. The one that started
 * last goes first: it passes requests on to the others.
 */
export async function stopAll(services: readonly Service[]): Promise<void> {
  for (const service of services) service.isStopping = true;
  const [last, ...others] = services.toReversed();
  if (last !== undefined) await stop(last);
  await Promise.all(others.map(stop));
}
