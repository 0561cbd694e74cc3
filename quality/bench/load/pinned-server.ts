import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { nodeEnvironment, nodeFlags } from '../../../tools/processes/supervisor';
import { cpuMilliseconds } from '../memory';

/** A server in a process of its own that runs on one processor only. */
export interface PinnedServer {
  origin: string;
  pid: number;
  /** Milliseconds of processor that it has used so far. */
  cpu: () => number;
  stop: () => Promise<void>;
}

/** The processor that the server under load has for itself; everything else has the other one. */
const serverProcessor = '0';
export const otherProcessor = '1';

/** Pins this process, and all that it starts from now on, to other processors than the server's. */
export function pinToOtherProcessors(): void {
  execFileSync('taskset', ['-apc', otherProcessor, String(process.pid)], { stdio: 'ignore' });
}

/** Starts a program that sends its port as a message; its output is discarded. */
export async function startPinned(
  program: readonly string[],
  settings: Record<string, string> = {},
  processor = serverProcessor,
): Promise<PinnedServer> {
  const node = ['-c', processor, process.execPath, ...nodeFlags];
  const child = spawn('taskset', [...node, ...program], {
    env: { ...process.env, ...nodeEnvironment, PORT: '0', ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${program.join(' ')} did not start.`);
  });
  const [message]: unknown[] = await Promise.race([once(child, 'message'), ended]);
  const pid = child.pid ?? 0;
  return {
    origin: `http://127.0.0.1:${portIn(message)}`,
    pid,
    cpu: () => cpuMilliseconds(pid),
    stop: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

function portIn(message: unknown): number {
  const port: unknown =
    typeof message === 'object' && message !== null ? Reflect.get(message, 'port') : null;
  if (typeof port !== 'number') throw new Error('The server did not say where it listens.');
  return port;
}
