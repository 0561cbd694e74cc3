import { type FileHandle, open } from 'node:fs/promises';
import { type Coding, codings, openFiles, type ReleaseFile, type Store } from '@cpal/delivery';
import { hasCode } from '@cpal/server-kit/errors';
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

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** A part is sent of uncoded bodies alone: a player asks for parts of a video, never of a script. */
function partOf(reply: FastifyReply, file: ReleaseFile, coding: Coding | null, etag: string) {
  const { range, 'if-range': ifRange } = reply.request.headers;
  if (coding !== null || (ifRange !== undefined && ifRange !== etag)) return null;
  return chooseRange(range, file.bytes);
}

async function send(reply: FastifyReply, file: ReleaseFile, path: string): Promise<FastifyReply> {
  const { headers, method } = reply.request;
  const offered = codings.filter(({ key }) => file[key] !== null);
  const coding = chooseCoding(headers['accept-encoding'], offered);
  const etag = etagOf(file, coding);
  if (isFresh(headers['if-none-match'], etag))
    return reply.code(304).headers(sharedHeaders(file, etag)).send();
  const part = partOf(reply, file, coding, etag);
  if (part === 'unsatisfiable')
    return refuse(reply, problems.badRange, { 'content-range': `bytes */${file.bytes}` });
  const handle = await openIfThere(coding === null ? path : `${path}.${coding.key}`);
  if (handle === null) return refuse(reply, problems.notFound);
  const whole = (coding === null ? null : file[coding.key]) ?? file.bytes;
  reply.code(part === null ? 200 : 206).headers({
    ...sharedHeaders(file, etag),
    'Content-Length': part === null ? whole : part.end - part.start + 1,
    ...(coding === null && { 'Accept-Ranges': 'bytes' }),
    ...(coding !== null && { 'Content-Encoding': coding.token }),
    ...(part !== null && { 'Content-Range': `bytes ${part.start}-${part.end}/${file.bytes}` }),
  });
  if (method !== 'HEAD') return reply.send(handle.createReadStream(part ?? {}));
  await handle.close();
  return reply.send();
}

/** Opens the files of a store's releases, at `/releases/<name>/<id>/<path>`. */
export function openReleaseFiles(store: Store) {
  const find = openFiles(store);
  return async (reply: FastifyReply, decodedPath: string): Promise<FastifyReply> => {
    const found = await find(decodedPath);
    return found === null ? refuse(reply, problems.notFound) : send(reply, found.file, found.path);
  };
}
