import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port';
import { findPostgres } from './system';

/** A PostgreSQL server of the tests' own, on a free loopback port and in a temporary folder. */
export interface Postgres {
  url: (database: string) => string;
  /** Makes an empty database of that name and gives its address. */
  createDatabase: (name: string) => string;
  /** Runs SQL statements in a database of it. */
  run: (database: string, sql: string) => void;
  /** Ends the server as `pg_ctl stop` of this mode does; its data stay. */
  halt: (mode: 'fast' | 'immediate') => Promise<void>;
  /** Starts a server that was ended, with the same address; resolves once it can be used. */
  resume: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Does not wait for the disk: a power failure can lose data, a killed process loses none. */
const noSync = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];

/**
 * Starts a server from the machine's own programs, or from Debian's package.
 * @param survivesPowerFailure whether it waits for the disk, as one in production does.
 */
export async function startPostgres({ survivesPowerFailure = true } = {}): Promise<Postgres> {
  const programs = findPostgres();
  const owner = unprivilegedOwner();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cpal-postgres-'));
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const port = await freePort();
  if (port === null) throw new Error('No port is free.');

  const program = (name: string) => path.join(programs, name);
  execFileSync(
    program('initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
    { ...owner, stdio: 'ignore', cwd: folder },
  );
  const settings = ['-c', 'max_connections=200', ...(survivesPowerFailure ? [] : noSync)];
  const launch = () =>
    spawn(
      program('postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...settings],
      { ...owner, stdio: 'ignore', cwd: folder },
    );
  let server = launch();

  const connection = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
  const untilReady = async () => {
    while (spawnSync(program('pg_isready'), connection).status !== 0) {
      if (server.exitCode !== null) throw new Error('PostgreSQL did not start.');
      await sleep(100);
    }
  };
  const halt = async (mode: 'fast' | 'immediate') => {
    // Ctrl-C has reached it as well.
    if (server.exitCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await exited;
  };
  await untilReady();

  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  return {
    url,
    createDatabase: (name) => {
      execFileSync(program('createdb'), [...connection, name]);
      return url(name);
    },
    run: (database, sql) => {
      const options = ['-d', database, '-v', 'ON_ERROR_STOP=1', '-q', '-c', sql];
      execFileSync(program('psql'), [...connection, ...options], { stdio: 'inherit' });
    },
    halt,
    resume: () => {
      server = launch();
      return untilReady();
    },
    stop: async () => {
      await halt('fast');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const idOf = (kind: '-u' | '-g') =>
  Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));

/** PostgreSQL refuses to run as root; root runs it as another user. */
const unprivilegedOwner = () =>
  process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : null;
