import {
  type Coding,
  codings,
  openFiles,
  type ReleaseFile,
  type Store,
  type StoredFile,
} from '@cpal/delivery';
import type { FastifyReply } from 'fastify';
import { problems, refuse } from '../problem';
import { chooseCoding, chooseRange, isFresh } from './negotiation';

const etagOf = (file: ReleaseFile, coding: Coding | null) => {
  const tag = file.integrity.slice('sha256-'.length).slice(0, 32);
  return coding === null ? `"${tag}"` : `"${tag}-${coding.key}"`;
};

const sharedHeaders = (file: ReleaseFile, etag: string) => ({
  'Content-Type': file.type,
  'Cache-Control': 'public, max-age=31536000, immutable',
  Vary: 'Accept-Encoding',
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

async function send(reply: FastifyReply, { file, open }: StoredFile): Promise<FastifyReply> {
  const { headers, method } = reply.request;
  const offered = codings.filter(({ key }) => file[key] !== null);
  const coding = chooseCoding(headers['accept-encoding'], offered);
  const etag = etagOf(file, coding);
  if (isFresh(headers['if-none-match'], etag))
    return reply.code(304).headers(sharedHeaders(file, etag)).send();
  const part = partOf(reply, file, coding, etag);
  if (part === 'unsatisfiable')
    return refuse(reply, problems.badRange, { 'content-range': `bytes */${file.bytes}` });
  const body = await open(coding, part ?? undefined);
  if (body === null) return refuse(reply, problems.notFound);
  const whole = ((coding && file[coding.key]) ?? file).bytes;
  reply.code(part === null ? 200 : 206).headers({
    ...sharedHeaders(file, etag),
    'Content-Length': part === null ? whole : part.end - part.start + 1,
    ...(coding === null && { 'Accept-Ranges': 'bytes' }),
    ...(coding !== null && { 'Content-Encoding': coding.token }),
    ...(part !== null && { 'Content-Range': `bytes ${part.start}-${part.end}/${file.bytes}` }),
  });
  if (method !== 'HEAD') return reply.send(body);
  body.destroy();
  return reply.send();
}

/** Opens the files of a store's releases, at `/files/<name>/<path>`. */
export function openReleaseFiles(store: Store, cache: Store | null) {
  const find = openFiles(store, cache);
  return async (reply: FastifyReply, decodedPath: string): Promise<FastifyReply> => {
    const found = await find(decodedPath);
    return found === null ? refuse(reply, problems.notFound) : send(reply, found);
  };
}
