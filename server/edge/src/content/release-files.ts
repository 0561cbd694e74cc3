import {
  type Coding,
  codings,
  openFiles,
  type ReleaseFile,
  toAddressPattern,
  type Store,
  type StoredFile,
} from '@cpal/delivery';
import type { FastifyReply } from 'fastify';
import { chooseDelta, type Delta, type Deltas } from './deltas';
import { problems, sendEdgeProblem } from '../problem';
import { chooseCoding, chooseRange, isFresh } from './negotiation';

const etagOf = (file: ReleaseFile, coding: Coding | null) => {
  const tag = file.integrity.slice('sha256-'.length).slice(0, 32);
  return coding === null ? `"${tag}"` : `"${tag}-${coding.key}"`;
};

/** A file that may be the dictionary of its next version (RFC 9842, section 2). */
const dictionaryHeaders = (stem: string | null) =>
  stem === null
    ? { Vary: 'Accept-Encoding' }
    : { Vary: 'Accept-Encoding, Available-Dictionary', 'Use-As-Dictionary': `match="${stem}"` };

const sharedHeaders = (file: ReleaseFile, stem: string | null, etag: string) => ({
  'Content-Type': file.type,
  'Cache-Control': 'public, max-age=31536000, immutable',
  ...dictionaryHeaders(stem),
  ETag: etag,
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
});

/** A part is sent of uncoded bodies alone: a player asks for parts of a video, never of a script. */
function partOf(reply: FastifyReply, file: ReleaseFile, coding: Coding | null, etag: string) {
  const { range, 'if-range': ifRange } = reply.request.headers;
  if (coding !== null || (ifRange !== undefined && ifRange !== etag)) return null;
  return chooseRange(range, file.bytes);
}

/** A body that is in memory and short, whole. */
function sendDelta(reply: FastifyReply, file: ReleaseFile, stem: string | null, delta: Delta) {
  const etag = etagOf(file, null).replace(/"$/, `-${delta.hash.slice(0, 8)}"`);
  reply.headers(sharedHeaders(file, stem, etag));
  if (isFresh(reply.request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.header('Content-Encoding', 'dcz').send(delta.body);
}

interface Found extends StoredFile {
  /** What the file's versions have in common. */
  stem: string | null;
}

async function send(reply: FastifyReply, { file, stem, open }: Found): Promise<FastifyReply> {
  const { headers, method } = reply.request;
  const offered = codings.filter(({ key }) => file[key] !== null);
  const coding = chooseCoding(headers['accept-encoding'], offered);
  const etag = etagOf(file, coding);
  if (isFresh(headers['if-none-match'], etag))
    return reply
      .code(304)
      .headers(sharedHeaders(file, stem, etag))
      .send();
  const part = partOf(reply, file, coding, etag);
  if (part === 'unsatisfiable')
    return sendEdgeProblem(reply, problems.badRange, { 'content-range': `bytes */${file.bytes}` });
  const body = await open(coding, part ?? undefined);
  if (body === null) return sendEdgeProblem(reply, problems.notFound);
  const whole = ((coding && file[coding.key]) ?? file).bytes;
  reply.code(part === null ? 200 : 206).headers({
    ...sharedHeaders(file, stem, etag),
    'Content-Length': part === null ? whole : part.end - part.start + 1,
    ...(coding === null && { 'Accept-Ranges': 'bytes' }),
    ...(coding !== null && { 'Content-Encoding': coding.token }),
    ...(part !== null && { 'Content-Range': `bytes ${part.start}-${part.end}/${file.bytes}` }),
  });
  if (method !== 'HEAD') return reply.send(body);
  body.destroy();
  return reply.send();
}

interface FilesOptions {
  store: Store;
  /** Where files of a remote store are kept; null for a store on this machine. */
  cache: Store | null;
  /** What there is for those that hold a previous version of the file at an address. */
  deltasOf: (address: string) => Deltas | undefined;
}

/** Opens the files of a store's releases, at `/files/<public name>/<path>`. */
export function openReleaseFiles({ store, cache, deltasOf }: FilesOptions) {
  const find = openFiles(store, cache);
  return async (reply: FastifyReply, address: string): Promise<FastifyReply> => {
    const found = await find(address);
    if (found === null) return sendEdgeProblem(reply, problems.notFound);
    const stem = toAddressPattern(address);
    const delta = chooseDelta(reply.request.headers, deltasOf(address));
    return delta === null
      ? send(reply, { ...found, stem })
      : sendDelta(reply, found.file, stem, delta);
  };
}
