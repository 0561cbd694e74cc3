import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { backUp, restore } from './backup/commands';
import { createEmbedded } from './db/embedded';
import { describeError } from './kernel/describe-error';
import { type Settings, readSettings } from './kernel/env';
import { migrateNow } from './app/migrate-command';
import { reconcileNow } from './app/reconcile-command';
import { type Installation, type Running, start } from './app/start';
import { startWorker } from './app/start-worker';
import { UserError } from '@cpal/server-kit/errors';
import { fail as failWith, stopOnSignals } from '@cpal/server-kit/program';

const thisFile = fileURLToPath(import.meta.url);

const createCommand = 'create-database';

/** Runs this file as a process of its own, which takes the memory that it needs with it. */
async function createDatabase(folder: string) {
  const args = [...process.execArgv, thisFile, createCommand, folder];
  try {
    await promisify(execFile)(process.execPath, args);
  } catch (cause) {
    throw new UserError(`No database could be made in ${folder}: ${String(cause)}`, { cause });
  }
}

/** A folder next to the bundle, or where the sources keep it. */
function findFolder(name: string, source: string): string {
  const bundled = fileURLToPath(new URL(`./${name}`, import.meta.url));
  return existsSync(bundled) ? bundled : fileURLToPath(new URL(source, import.meta.url));
}

const fail = (error: unknown) => failWith(error, describeError);

/** What the settings and this file's place say. */
function installation() {
  const settings = readSettings(process.env);
  const pageReader = fileURLToPath(new URL('./page-reader.js', import.meta.url));
  return {
    settings,
    migrationsDir: findFolder('migrations', './db/migrations'),
    pluginDir: findFolder('wordpress-plugin', '../../../blog/wordpress-plugin/plugin'),
    createDatabase,
    pageReader,
  };
}

/** Runs until a signal, or the end of the process that started this one. */
async function run(program: (settings: Settings, around: Installation) => Promise<Running>) {
  // The reader of the log has ended; that is no reason to stop.
  process.stdout.on('error', () => undefined);
  const { settings, ...around } = installation();
  const running = await program(settings, around);
  stopOnSignals(running.log, running.stop, fail);
  process.send?.({ type: 'listening', port: running.port });
}

/** What the first argument can ask for instead of serving or working; each does it and ends. */
const commands = new Map<string, (argument: string) => Promise<void>>([
  [createCommand, createEmbedded],
  ['migrate', () => migrateNow(installation())],
  ['reconcile', () => reconcileNow(installation())],
  ['backup', (path) => backUp(installation(), path)],
  ['restore', (path) => restore(installation(), path)],
]);

// Node would print the whole error, and a database error repeats what was sent.
process.on('uncaughtException', fail);
try {
  const [, , name, argument = ''] = process.argv;
  if (name === undefined) await run(start);
  else if (name === 'worker') await run(startWorker);
  else {
    const command = commands.get(name);
    if (!command) throw new UserError(`There is no command ${name}`);
    await command(argument);
    process.exit(0);
  }
} catch (error) {
  fail(error);
}
