import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const brotliExpand = promisify(brotliDecompress);
const inflate = promisify(gunzip);

/** One compressed form: its key in release.json and file ending, its name in HTTP. */
export interface Coding {
  key: 'br' | 'gz';
  token: 'br' | 'gzip';
  compress: (body: Buffer) => Promise<Buffer>;
  /** The reverse; it fails where that is more than `max` bytes. */
  expand: (coded: Buffer, max: number) => Promise<Buffer>;
}

/** The window that holds a whole body: a larger one takes tens of megabytes, and finds nothing more. */
const windowBits = (bytes: number) =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))),
  );

/** Best first. Compressed once at publish or composition, so the slowest level is worth it. */
export const codings: readonly Coding[] = [
  {
    key: 'br',
    token: 'br',
    compress: (body) =>
      brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
        },
      }),
    expand: (coded, max) => brotliExpand(coded, { maxOutputLength: max }),
  },
  {
    key: 'gz',
    token: 'gzip',
    compress: (body) => deflate(body, { level: constants.Z_BEST_COMPRESSION }),
    expand: (coded, max) => inflate(coded, { maxOutputLength: max }),
  },
];
