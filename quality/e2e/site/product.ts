import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkReadiness } from '@cpal/shared/contract/operation';
import { freePort } from '../../../tools/processes/free-port';
import { placeBlankDatabase } from './blank-database';
import { linkedCopy } from './linked-copy';

const root = path.join(import.meta.dirname, '../../..');

/** Where `npm start` and the build of all checks have released the front ends. */
export const releasesRoot = path.join(root, '.releases');

/** A store of a product's own: what its pages say of its ports is no other product's. */
function copyReleases(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cpal-e2e-releases-'));
  // Without it the product releases all front ends for itself.
  if (existsSync(releasesRoot)) linkedCopy(`${releasesRoot}/.`, folder);
  return folder;
}

/** The product as `npm start` runs it, on free ports and a data folder of its own. */
export interface Product {
  origin: string;
  sandboxOrigin: string;
  /** Of the demo blog, which runs where a test sets `DEMO_BLOG` to `on`. */
  blogOrigin: string;
  dataDir: string;
  /** Where its releases and its registry are. */
  storeDir: string;
  port: number;
  /** The id of its process group while it runs. */
  group: () => number;
  /** Starts it again on the same data; resolves when it is ready. */
  start: () => Promise<void>;
  /** Ends it: SIGTERM as a person's Ctrl-C would, SIGKILL as a power cut would. */
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
  /** Ends it and removes its data. */
  dispose: () => Promise<void>;
}

/** What starts a product: a tool with its arguments, or npm, and in which copy of the repository. */
interface Command {
  command?: readonly string[] | 'npm start';
  folder?: string;
}

/** Sets up a product that is not started yet, with these settings on top of its own. */
export async function createProduct(
  settings: Record<string, string> = {},
  command: Command = {},
): Promise<Product> {
  const port = await freePorts();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'cpal-e2e-'));
  const RELEASES_DIR = copyReleases();
  if (!('DATABASE_URL' in { ...database(), ...settings })) await placeBlankDatabase(dataDir);
  const origin = `http://localhost:${port}`;
  let running: Run | null = null;

  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    const code = (await running?.end(signal)) ?? null;
    running = null;
    return code;
  };

  return {
    origin,
    sandboxOrigin: `http://localhost:${port + 1}`,
    blogOrigin: `http://localhost:${port + 2}`,
    dataDir,
    storeDir: RELEASES_DIR,
    port,
    start: async () => {
      const own = { PORT: String(port), DATA_DIR: dataDir, RELEASES_DIR };
      const environment = { ...own, ...database(), ...settings };
      running = run(environment, command);
      await untilReady(origin, running);
    },
    group: () => running?.group ?? 0,
    stop,
    dispose: async () => {
      await stop();
      for (const folder of [dataDir, RELEASES_DIR])
        rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The same journeys run on the embedded database and, where the runner sets it, on PostgreSQL, there
 * with two API processes that share it. Each worker has a database of its own, whose name ends with
 * the worker's number: products with a sandbox each would repair each other's billing.
 */
const database = () => {
  const { E2E_DATABASE_URL: url, TEST_PARALLEL_INDEX: worker } = process.env;
  return url === undefined ? {} : { DATABASE_URL: `${url}_${worker}`, API_PROCESSES: '2' };
};

export interface Run {
  /** The id of its process, and of the group of all that it starts. */
  group: number;
  /** All that it has printed. */
  output: () => string;
  /** Its exit code, once it has ended by itself. */
  ended: Promise<number | null>;
  /** Resolves once it and all that it has started have ended: nothing holds its output any longer. */
  closed: Promise<unknown>;
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
}

/** Runs the start command, or another, with these settings on top of the defaults. */
export function run(
  settings: Record<string, string>,
  { command = ['tools/start'], folder = root }: Command = {},
): Run {
  const [program, ...args] =
    command === 'npm start' ? ['npm', 'start'] : [process.execPath, 'tools/run.js', ...command];
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, RATE_LIMITS: 'off', DEMO_BLOG: 'off', ...settings },
    // A process group, so that a kill reaches all of its processes.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(child, 'exit').then(() => child.exitCode);
  const closed = once(child, 'close');
  return {
    group: child.pid ?? 0,
    output: () => output,
    ended,
    closed,
    end: (signal) => {
      signalTo(child, signal);
      return ended;
    },
  };
}

function signalTo(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL') {
  if (signal === 'SIGTERM') return child.kill(signal);
  try {
    // What it has started can outlive it.
    return child.pid !== undefined && process.kill(-child.pid, signal);
  } catch {
    // All have ended.
    return false;
  }
}

async function untilReady(origin: string, { output, ended }: Run) {
  const failed = ended.then(() => {
    throw new Error(`The product did not start:\n${output()}`);
  });
  await Promise.race([answersReady(origin), failed]);
}

async function answersReady(origin: string): Promise<void> {
  const answer = await fetch(origin + checkReadiness.path).catch(() => null);
  if (answer?.status === 200) return;
  await sleep(100);
  await answersReady(origin);
}

/**
 * A port that is free and has two free ones above it, for the sandbox and the demo blog; below those
 * that the system gives to outgoing connections, one of which could take it before the product listens.
 */
export async function freePorts(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000);
    const found = await Promise.all([port, port + 1, port + 2].map((one) => freePort(one)));
    if (!found.includes(null)) return port;
  }
}
