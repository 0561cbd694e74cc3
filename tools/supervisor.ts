import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A server of the product, running as a process of its own. */
export interface Service {
  name: string;
  /** The port it listens on. */
  port: number;
  process: ChildProcess;
}

/** Thrown when a server ends before it listens; it has said why on its own standard error. */
export class StartFailure extends Error {}

/**
 * Starts a bundled server and waits until it listens.
 * @param settings its environment on top of this process's own.
 * @throws StartFailure when it ends first.
 */
export async function launch(
  name: string,
  bundle: string,
  settings: Record<string, string>,
): Promise<Service> {
  const child = fork(bundle, {
    env: { ...process.env, ...settings },
    execArgv: ['--enable-source-maps'],
  });
  const listening = new Promise<number>((resolve) => {
    child.on('message', (message) => {
      if (isListening(message)) resolve(message.port);
    });
  });
  const ended = once(child, 'exit').then(() => {
    throw new StartFailure(`The ${name} did not start.`);
  });
  return { name, process: child, port: await Promise.race([listening, ended]) };
}

const isListening = (message: unknown): message is { port: number } =>
  typeof message === 'object' && message !== null && 'port' in message;

/** Asks every server to end its requests and stop; resolves when all have. */
export async function stopAll(services: readonly Service[]): Promise<void> {
  const running = services.filter(({ process: { exitCode, signalCode } }) => {
    return exitCode === null && signalCode === null;
  });
  await Promise.all(
    running.map((service) => {
      service.process.kill('SIGTERM');
      return once(service.process, 'exit');
    }),
  );
}
