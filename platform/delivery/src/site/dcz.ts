import { createHash } from 'node:crypto';

/** What a body begins with, in front of its dictionary's SHA-256 (RFC 9842, section 5). */
const magic = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00]);

/** Higher ones take longer, and find nothing more in two releases of a file. */
const level = 9;

/** Loaded where it is used: no server that only sends bodies needs it. */
async function load() {
  const zstd = await import('@bokuweb/zstd-wasm');
  await zstd.init();
  return zstd;
}

/** Once: a second start of the module would take its memory from under the first. */
let loaded: ReturnType<typeof load> | undefined;

/**
 * Compresses a body for browsers that hold another, in the content coding `dcz`.
 * @param dictionary the body that the browser holds.
 */
export async function compressWith(dictionary: Buffer, body: Buffer): Promise<Buffer> {
  loaded ??= load();
  const { compressUsingDict, createCCtx, freeCCtx } = await loaded;
  const context = createCCtx();
  try {
    const frame = compressUsingDict(context, body, dictionary, level);
    return Buffer.concat([magic, createHash('sha256').update(dictionary).digest(), frame]);
  } finally {
    freeCCtx(context);
  }
}
