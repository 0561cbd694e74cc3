import { createDCtx, decompressUsingDict } from '@bokuweb/zstd-wasm';

/** The body that a browser makes of what `compressWith` has made, once that has been called. */
export const restore = (coded: Buffer, dictionary: Buffer): Buffer =>
  // A frame comes after the dictionary's hash.
  Buffer.from(decompressUsingDict(createDCtx(), coded.subarray(40), dictionary));
