import { waitForOrigin, startProcess } from './process';

/** The server as it is delivered, in a process of its own. */
export interface ServerProcess {
  origin: string;
  /** Ends it by a signal; resolves with its exit code, or null if the signal killed it. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
}

async function startBundle(
  env: Record<string, string>,
  args: readonly string[],
): Promise<ServerProcess> {
  const quiet = { RATE_LIMITS: 'off', LOG_LEVEL: 'silent', STRIPE_API_BASE: 'http://127.0.0.1:1' };
  const { child, ended } = startProcess({ ...quiet, ...env }, args);
  const failed = ended.then(({ code, complaint }) => {
    throw new Error(`The server ended with ${code}: ${complaint}`);
  });
  const origin = await Promise.race([waitForOrigin(child), failed]);
  return {
    origin,
    end: async (signal) => {
      child.kill(signal);
      return (await ended).code;
    },
  };
}

/** Starts the bundled server, with these settings next to the tests' own. */
export const startServer = (env: Record<string, string>) => startBundle(env, []);

/** Starts a worker next to it, which listens nowhere but at a port for metrics. */
export const startWorker = (env: Record<string, string>) => startBundle(env, ['worker']);
