import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.join(import.meta.dirname, '../../..');
const server = path.join(root, 'server/api/dist/server.js');

/** Where the blank database of the engine that is installed is kept between runs. */
function keptFolder(): string {
  const { dependencies } = JSON.parse(
    readFileSync(path.join(root, 'server/api/package.json'), 'utf8'),
  );
  const version: string = dependencies['@electric-sql/pglite'];
  return path.join(root, 'node_modules/.cache/blank-database', version);
}

async function keepBlank(kept: string) {
  mkdirSync(path.dirname(kept), { recursive: true });
  const draft = mkdtempSync(`${kept}.`);
  await promisify(execFile)(process.execPath, [server, 'create-database', draft]);
  try {
    renameSync(draft, kept);
  } catch {
    // Another worker was first.
    rmSync(draft, { recursive: true });
  }
}

/**
 * Puts a blank embedded database where a product looks for its own: to make one takes six seconds of
 * a processor. Does nothing before the API was built for the first time.
 */
export async function placeBlankDatabase(dataDir: string): Promise<void> {
  if (!existsSync(server)) return;
  const kept = keptFolder();
  if (!existsSync(kept)) await keepBlank(kept);
  cpSync(kept, path.join(dataDir, 'db'), { recursive: true });
}
