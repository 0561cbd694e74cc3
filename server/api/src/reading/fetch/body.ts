import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { errorCode } from '@cpal/server-kit/errors';
import { FetchFailure } from './failures';

const decompressors = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
]);

/** Gives up a body that is not read; the error that this causes is nobody's. */
export const dropBody = (body: Readable) => body.on('error', () => undefined).destroy();

/**
 * Reads a body, decompressed, and breaks off at so many bytes of it: a few compressed bytes can be
 * gigabytes of text.
 * @param truncate whether what was read by then is the result, instead of a failure.
 * @throws FetchFailure `too_large`, `unreadable`.
 */
export async function readBody(
  body: Readable,
  encoding: string | null,
  { max, truncate = false }: { max: number; truncate?: boolean },
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      size += chunk.length;
      if (size <= max || truncate) chunks.push(chunk);
      if (size > max) break;
    }
  };
  const create = encoding === null ? null : decompressors.get(encoding);
  if (create === undefined) {
    dropBody(body);
    throw new FetchFailure('unreadable');
  }
  try {
    await (create === null ? pipeline(body, collect) : pipeline(body, create(), collect));
  } catch (cause) {
    // What breaks off a stream is that stream's error.
    if (size > max && truncate) return Buffer.concat(chunks, max);
    if (size > max) throw new FetchFailure('too_large', { cause });
    const isBroken = /^(?:Z_|ERR_+BROTLI)/i.test(errorCode(cause) ?? '');
    throw isBroken ? new FetchFailure('unreadable', { cause }) : cause;
  }
  if (size > max && !truncate) throw new FetchFailure('too_large');
  return Buffer.concat(chunks, Math.min(size, max));
}
