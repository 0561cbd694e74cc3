import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';

/** Linux keeps what is in it in memory; elsewhere there is no such folder. */
const memory = '/dev/shm';

/** More than all checks ever have in files at a time. */
const minBytes = 4 * 1024 ** 3;

const freeBytes = () => {
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize;
};

/**
 * Has this process and those that it starts keep their temporary files in memory, until it ends, where
 * there is enough of it. Stores and databases of tests wait for the disk half of their time.
 */
export function keepTempInMemory(): void {
  if (process.platform !== 'linux' || freeBytes() < minBytes) return;
  const folder = mkdtempSync(`${memory}/cpal-`);
  // PostgreSQL runs as a user of its own, in a folder in it.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
