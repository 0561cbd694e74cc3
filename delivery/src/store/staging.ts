import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@cpal/server-kit/errors';

/** A publish takes seconds: a folder this old (in milliseconds) is of a process that was killed. */
const abandonedAfter = 3_600_000;

const stagingDir = (storeDir: string) => join(storeDir, 'staging');

/** A place of its own for one release until it is whole. */
export const newStaging = (storeDir: string): string => join(stagingDir(storeDir), randomUUID());

async function ageOf(path: string, now: number): Promise<number> {
  try {
    return now - (await stat(path)).mtimeMs;
  } catch (error) {
    // Another process has swept it away, or its publish has ended.
    if (errorCode(error) === 'ENOENT') return 0;
    throw error;
  }
}

/**
 * Removes what killed processes left behind.
 * @param now milliseconds since the epoch.
 */
export async function sweepStaging(storeDir: string, now: number): Promise<void> {
  for (const name of await readdir(stagingDir(storeDir))) {
    const path = join(stagingDir(storeDir), name);
    if ((await ageOf(path, now)) > abandonedAfter) await rm(path, { recursive: true, force: true });
  }
}
