import { lock } from '@cpal/server-kit/lock';

/** Milliseconds to wait for others: a change takes some of them. */
const waitMs = 20_000;

/**
 * Runs `change` while this process alone holds the lock file, so that no change is lost.
 * @throws Refusal that names the process which holds it for longer than any change takes.
 */
export async function withLock<T>(file: string, change: () => Promise<T>): Promise<T> {
  const release = await lock(file, { subject: file, what: 'a release', waitMs });
  try {
    return await change();
  } finally {
    release();
  }
}
