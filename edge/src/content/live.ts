import { stat } from 'node:fs/promises';
import { errorMessage, hasCode } from '@cpal/server-kit/errors';
import type { FastifyBaseLogger } from 'fastify';

/** How long, in milliseconds, a file is taken as unchanged without a look. */
const restMs = 1000;

interface LiveOptions<T> {
  file: string;
  load: () => Promise<T>;
  log: FastifyBaseLogger;
  /** Milliseconds since the epoch. */
  clock: () => number;
}

// A file replaced by rename has another inode, even with the same size within one tick of mtime.
async function signatureOf(file: string): Promise<string> {
  try {
    const { ino, mtimeMs, size } = await stat(file);
    return `${ino} ${mtimeMs} ${size}`;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 'no file';
    throw error;
  }
}

/**
 * A value made from a file, made again when the file changes: looked at when it is asked for, at
 * most once a second. While the file is broken the last good value stays, and one error is logged.
 * @throws what `load` throws, where there is no value to begin with.
 */
export async function live<T>({
  file,
  load,
  log,
  clock,
}: LiveOptions<T>): Promise<() => Promise<T>> {
  let signature = await signatureOf(file);
  let value = await load();
  let checkedAt = clock();
  let checking: Promise<void> | null = null;
  let lastFault = '';

  const check = async () => {
    try {
      const seen = await signatureOf(file);
      if (seen !== signature) value = await load();
      signature = seen;
      lastFault = '';
    } catch (error) {
      const fault = errorMessage(error);
      if (fault !== lastFault) log.error({ file, fault }, 'registry kept as it was');
      lastFault = fault;
    }
  };

  return async () => {
    if (checking === null && clock() - checkedAt >= restMs) {
      checkedAt = clock();
      checking = check().finally(() => {
        checking = null;
      });
    }
    await checking;
    return value;
  };
}
