import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * Backs the API's database up to a file, or restores it from one; the settings say which database.
 * Run as `npm run backup -- <file>` and `npm run restore -- <file>`.
 */
const [command = '', file = ''] = process.argv.slice(3);

// Relative to the folder of the caller, which is not where npm runs this.
const place = file === '' ? '' : path.resolve(process.env.INIT_CWD ?? '.', file);

execFileSync(process.execPath, ['tools/run.js', 'tools/build'], { stdio: 'inherit' });
const { status } = spawnSync(process.execPath, ['server/api/dist/server.js', command, place], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
