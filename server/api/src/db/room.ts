import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const megabyte = 2 ** 20;

/** Four segments of the engine's log: it takes each of them whole. */
const least = 64 * megabyte;

/** How many bytes a folder's file system has left for this user. */
async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Tries whether a folder can be written to, and has room for what comes next.
 * @throws the file system's error, or one that says how little is free.
 */
export async function requireRoom(folder: string, free = freeBytes): Promise<void> {
  const left = await free(folder);
  if (left < least)
    throw new Error(`Only ${Math.floor(left / megabyte)} MB are free for the database`);
  const probe = join(folder, 'write-probe');
  await writeFile(probe, Buffer.alloc(4096), { mode: 0o600 });
  await rm(probe);
}
