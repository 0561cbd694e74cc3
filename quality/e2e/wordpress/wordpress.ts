import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../tools/processes/free-port';
import { startDatabase } from './database';

/** Where Debian's package has it. */
const packaged = '/usr/share/wordpress';

/** A WordPress with a default theme and one user, on a free port of this machine. */
export interface WordPress {
  origin: string;
  user: { name: string; password: string };
  /** Runs PHP inside it and gives what that prints. */
  php: (code: string) => string;
  stop: () => Promise<void>;
}

const config = (origin: string, socket: string, password: string) => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'wordpress');
define('DB_PASSWORD', '${password}');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('WP_HOME', '${origin}');
define('WP_SITEURL', '${origin}');
define('AUTH_KEY', '${password}');
define('FS_METHOD', 'direct');
define('DISABLE_WP_CRON', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('WP_ACCESSIBLE_HOSTS', 'localhost');
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

/** Everything that is no file is WordPress's to answer, as a web server's rewriting has it. */
const router = `<?php
$path = __DIR__ . parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if (is_file($path) || is_file(rtrim($path, '/') . '/index.php')) return false;
$_SERVER['SCRIPT_NAME'] = '/index.php';
require __DIR__ . '/index.php';
`;

/** Starts one in a temporary folder, which `stop` removes. */
export async function startWordPress(): Promise<WordPress> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cpal-wordpress-'));
  // The database runs as a user of its own.
  chmodSync(folder, 0o777);
  const site = path.join(folder, 'site');
  cpSync(packaged, site, { recursive: true, dereference: true });
  const port = await freePort();
  if (port === null) throw new Error('No port is free.');
  const origin = `http://localhost:${port}`;
  const password = randomBytes(16).toString('hex');
  const database = await startDatabase(folder, password);
  rmSync(path.join(site, 'wp-config.php'), { force: true });
  writeFileSync(path.join(site, 'wp-config.php'), config(origin, database.socket, password));
  writeFileSync(path.join(site, 'router.php'), router);

  const php = (code: string, begin = '') =>
    execFileSync('php', ['-r', `${begin} require 'wp-load.php'; ${code}`], {
      cwd: site,
      encoding: 'utf8',
    });
  const user = { name: 'cook', password };
  php(
    `require 'wp-admin/includes/upgrade.php';
     wp_install('Trial Kitchen', '${user.name}', 'cook@blog.example', true, '', '${password}');
     update_option('permalink_structure', '/%postname%/');
     wp_delete_post(1, true);
     wp_delete_post(2, true);
     wp_delete_post(3, true);
     flush_rewrite_rules();`,
    "define('WP_INSTALLING', true);",
  );
  const server = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', site, 'router.php'], {
    cwd: site,
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
    stdio: 'ignore',
    // With its workers.
    detached: true,
  });
  await untilAnswers(origin);
  return {
    origin,
    user,
    php: (code) => php(code),
    stop: async () => {
      const exited = once(server, 'exit');
      if (server.pid !== undefined) process.kill(-server.pid);
      await exited;
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilAnswers(origin: string): Promise<void> {
  const answer = await fetch(origin).catch(() => null);
  if (answer?.status === 200) return;
  await sleep(200);
  await untilAnswers(origin);
}
