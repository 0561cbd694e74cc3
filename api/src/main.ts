import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { backUp, restore } from './backup/commands';
import { createEmbedded } from './db/embedded';
import { describeError } from './server/describe-error';
import { readSettings } from './server/env';
import { reconcileNow } from './billing/reconcile/command';
import { type Running, start } from './server/start';
import { StartError } from './server/start-error';

const thisFile = fileURLToPath(import.meta.url);

const createCommand = 'create-database';

/** Runs this file as a process of its own, which takes the memory that it needs with it. */
async function createDatabase(folder: string) {
  const args = [...process.execArgv, thisFile, createCommand, folder];
  try {
    await promisify(execFile)(process.execPath, args);
  } catch (cause) {
    throw new StartError(`No database could be made in ${folder}: ${String(cause)}`, { cause });
  }
}

/** Beside the bundle, or where the sources keep them. */
function findMigrations(): string {
  const bundled = fileURLToPath(new URL('./migrations', import.meta.url));
  return existsSync(bundled) ? bundled : fileURLToPath(new URL('./db/migrations', import.meta.url));
}

function fail(error: unknown): never {
  const line = error instanceof StartError ? error.message : JSON.stringify(describeError(error));
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** Ends the process once, whatever asks for it and however often. */
function stopOnSignals(running: Running) {
  let stopping = false;
  const stop = (reason: string) => {
    if (stopping) return;
    stopping = true;
    running.log.info({ reason }, 'stopping');
    running.stop().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', () => stop('disconnect'));
}

/** What the settings and this file's place say. */
function installation() {
  const settings = readSettings(process.env);
  return { settings, migrationsDir: findMigrations(), createDatabase };
}

async function serve() {
  // The reader of the log has ended; that is no reason to stop serving.
  process.stdout.on('error', () => undefined);
  const { settings, ...around } = installation();
  const running = await start(settings, around);
  stopOnSignals(running);
  process.send?.({ type: 'listening', port: running.port });
}

/** What the first argument can ask for instead of serving; each does it and ends. */
const commands = new Map<string, (argument: string) => Promise<void>>([
  [createCommand, createEmbedded],
  ['reconcile', () => reconcileNow(installation())],
  ['backup', (path) => backUp(installation(), path)],
  ['restore', (path) => restore(installation(), path)],
]);

// Node would print the whole error, and a database error repeats what was sent.
process.on('uncaughtException', fail);
try {
  const [, , name, argument = ''] = process.argv;
  if (name === undefined) await serve();
  else {
    const command = commands.get(name);
    if (!command) throw new StartError(`There is no command ${name}`);
    await command(argument);
    process.exit(0);
  }
} catch (error) {
  fail(error);
}
