import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A database server of WordPress's own, reached by a socket in its folder. */
export interface Database {
  socket: string;
  stop: () => Promise<void>;
}

/**
 * Starts MariaDB in a folder, with an empty database `wordpress` that its user of the same name owns.
 * @param folder is removed by the caller.
 */
export async function startDatabase(folder: string, password: string): Promise<Database> {
  const data = path.join(folder, 'data');
  const socket = path.join(folder, 'socket');
  const owner = process.getuid?.() === 0 ? ['--user=mysql'] : [];
  execFileSync(
    'mariadb-install-db',
    [...owner, `--datadir=${data}`, '--skip-test-db', '--auth-root-authentication-method=normal'],
    { stdio: 'ignore' },
  );
  const server = spawn(
    'mariadbd',
    ['--no-defaults', ...owner, `--datadir=${data}`, `--socket=${socket}`, '--skip-networking'],
    { stdio: 'ignore' },
  );
  const asked = ['--no-defaults', `--socket=${socket}`, '--user=root'];
  while (spawnSync('mariadb-admin', [...asked, 'ping'], { stdio: 'ignore' }).status !== 0) {
    if (server.exitCode !== null) throw new Error('MariaDB did not start.');
    await sleep(200);
  }
  const sql = `CREATE DATABASE wordpress; CREATE USER wordpress@localhost IDENTIFIED BY '${password}';
    GRANT ALL ON wordpress.* TO wordpress@localhost;`;
  execFileSync('mariadb', [...asked, '--execute', sql]);
  return {
    socket,
    stop: async () => {
      const exited = once(server, 'exit');
      server.kill();
      await exited;
    },
  };
}
