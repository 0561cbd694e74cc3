import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as v from 'valibot';
import { integer } from '@cpal/shared/contract/fields';
import { nodeFlags } from '../../../../../tools/processes/supervisor';

const root = join(__dirname, '../../..');

/** A server under test lives for seconds, in which V8's optimizing compiler costs more than it gains. */
const flags = [...nodeFlags, '--no-opt'];

/**
 * Starts the executable as it is delivered, on a free port, with nothing else in the environment
 * but these.
 * @param args say what it does instead of serving.
 */
export function startProcess(env: Record<string, string>, args: readonly string[] = []) {
  const child = spawn(process.execPath, [...flags, 'dist/server.js', ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], PORT: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaint = '';
  child.stderr?.on('data', (chunk) => {
    complaint += String(chunk);
  });
  /** How it ended, and what it said of the reason. */
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, complaint }));
  return { child, ended };
}

const listening = v.object({ type: v.literal('listening'), port: integer });

/** Where a process listens, once it does. */
export async function waitForOrigin(child: ChildProcess): Promise<string> {
  const [message]: unknown[] = await once(child, 'message');
  return `http://127.0.0.1:${v.parse(listening, message).port}`;
}
