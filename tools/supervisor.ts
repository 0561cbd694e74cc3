import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A server of the product, running as a process of its own. */
export interface Service {
  name: string;
  /** The port it listens on; 0 for a worker, which listens on none. */
  port: number;
  process: ChildProcess;
  /** Starts another process of it, on the same port. */
  launchAgain: () => Promise<Service>;
  /** Whether it was sent a signal to stop. */
  isStopping: boolean;
}

/**
 * How Node runs each server, so that it uses little memory and time on collecting garbage (decision
 * 54): a small room for young objects that is never made smaller still, no threads of the collector's
 * own, and one pool of memory for all threads.
 */
export const nodeFlags = [
  '--min-semi-space-size=4',
  '--max-semi-space-size=4',
  '--single-threaded-gc',
] as const;
export const nodeEnvironment = { MALLOC_ARENA_MAX: '1' } as const;

/** Thrown when a server ends before it listens; it has said why on its own standard error. */
export class StartFailure extends Error {}

/**
 * Starts a bundled server and waits until it listens, or a worker until it works.
 * @param settings its environment on top of this process's own.
 * @param args what the bundle does instead of serving.
 * @throws StartFailure when it ends first.
 */
export async function launch(
  name: string,
  bundle: string,
  settings: Record<string, string>,
  args: readonly string[] = [],
): Promise<Service> {
  const child = fork(bundle, args, {
    env: { ...process.env, ...nodeEnvironment, ...settings },
    execArgv: [...nodeFlags],
  });
  // Its first message has the port; a server that fails ends without one.
  const listening = once(child, 'message').then(([message]: { port?: number }[]) => message?.port);
  const ended = once(child, 'exit').then(() => undefined);
  const port = await Promise.race([listening, ended]);
  if (port === undefined) throw new StartFailure(`The ${name} did not start.`);
  const launchAgain = () => launch(name, bundle, { ...settings, PORT: String(port) }, args);
  return { name, process: child, port, launchAgain, isStopping: false };
}

async function stop({ process: child }: Service): Promise<void> {
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
