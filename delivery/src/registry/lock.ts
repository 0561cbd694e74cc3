import { open, rm, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, Refusal } from '../refusal';

/** A change takes milliseconds: a lock this old (in milliseconds) is of a process that was killed. */
const staleAfter = 10_000;

async function take(file: string): Promise<boolean> {
  try {
    await (await open(file, 'wx')).close();
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    return false;
  }
}

async function dropStale(file: string) {
  try {
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > staleAfter) await rm(file, { force: true });
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

/**
 * Runs `change` while this process alone holds the lock file, so that no change is lost.
 * @throws Refusal where others hold it for longer than any change takes.
 */
export async function withLock<T>(file: string, change: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + 2 * staleAfter;
  while (!(await take(file))) {
    if (Date.now() > deadline) throw new Refusal(`${file} is held by another process`);
    await dropStale(file);
    await sleep(20);
  }
  try {
    return await change();
  } finally {
    await rm(file, { force: true });
  }
}
