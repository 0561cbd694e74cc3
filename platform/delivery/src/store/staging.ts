import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '@cpal/server-kit/errors';

/** A change takes seconds: what is this old (in milliseconds) is of a process that was killed. */
export const abandonedAfterMs = 3_600_000;

const stagingDir = (storeDir: string) => join(storeDir, 'staging');

/** A folder of its own for one release until it is whole. */
export const newStaging = (storeDir: string): string => join(stagingDir(storeDir), randomUUID());

/** The names in the staging folder; none before the first file was written. */
async function listStaging(storeDir: string): Promise<string[]> {
  try {
    return await readdir(stagingDir(storeDir));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/**
 * Removes what killed processes left behind.
 * @param now milliseconds since the epoch.
 */
export async function sweepStaging(storeDir: string, now: number): Promise<void> {
  for (const name of await listStaging(storeDir)) {
    const path = join(stagingDir(storeDir), name);
    // Null: its publish has ended, or another process has removed it.
    const found = await stat(path).catch(() => null);
    const isAbandoned = found !== null && now - found.mtimeMs > abandonedAfterMs;
    if (isAbandoned) await rm(path, { recursive: true, force: true });
  }
}
