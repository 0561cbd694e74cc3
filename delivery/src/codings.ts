import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** One compressed form: its key in release.json and file ending, its name in HTTP. */
export interface Coding {
  key: 'br' | 'gz';
  token: 'br' | 'gzip';
  compress: (body: Buffer) => Promise<Buffer>;
}

const brotliParameters = (body: Buffer) => ({
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
});

/** Best first. Compressed once at publish or composition, so the slowest level is worth it. */
export const codings: readonly Coding[] = [
  { key: 'br', token: 'br', compress: (body) => brotli(body, { params: brotliParameters(body) }) },
  { key: 'gz', token: 'gzip', compress: (body) => deflate(body, { level: 9 }) },
];
