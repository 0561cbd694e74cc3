import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Coding, codings } from '../codings';
import { errorCode } from '../refusal';
import type { ReleaseFile } from '../store/release';
import { findRelease, releaseDir, type Store } from '../store/store';
import type { Exchange } from './exchange';
import { chooseCoding, chooseRange, isFresh } from './negotiation';
import { problems, sendProblem } from './problem';

type FileIndex = ReadonlyMap<string, ReleaseFile>;

const address = /^\/releases\/([^/]+)\/([^/]+)\/(.+)$/;

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
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** A part is sent of uncoded bodies alone: a player asks for parts of a video, never of a script. */
function partOf({ req }: Exchange, file: ReleaseFile, coding: Coding | null, etag: string) {
  const ifRange = req.headers['if-range'];
  if (coding !== null || (ifRange !== undefined && ifRange !== etag)) return null;
  return chooseRange(req.headers.range, file.bytes);
}

async function send(exchange: Exchange, file: ReleaseFile, path: string) {
  const { req, res } = exchange;
  const offered = codings.filter(({ key }) => file[key] !== null);
  const coding = chooseCoding(req.headers['accept-encoding'], offered);
  const etag = etagOf(file, coding);
  const headers = sharedHeaders(file, etag);
  if (isFresh(req.headers['if-none-match'], etag)) {
    res.writeHead(304, headers).end();
    return;
  }
  const part = partOf(exchange, file, coding, etag);
  if (part === 'unsatisfiable') {
    sendProblem(exchange, problems.badRange, { 'Content-Range': `bytes */${file.bytes}` });
    return;
  }
  const handle = await openIfThere(coding === null ? path : `${path}.${coding.key}`);
  if (handle === null) {
    sendProblem(exchange, problems.notFound);
    return;
  }
  try {
    const whole = (coding === null ? null : file[coding.key]) ?? file.bytes;
    res.writeHead(part === null ? 200 : 206, {
      ...headers,
      'Content-Length': part === null ? whole : part.end - part.start + 1,
      ...(coding === null && { 'Accept-Ranges': 'bytes' }),
      ...(coding !== null && { 'Content-Encoding': coding.token }),
      ...(part !== null && { 'Content-Range': `bytes ${part.start}-${part.end}/${file.bytes}` }),
    });
    if (req.method === 'HEAD') res.end();
    else await pipeline(handle.createReadStream(part ?? {}), res);
  } finally {
    await handle.close();
  }
}

/**
 * Opens the files of a store's releases, at `/releases/<name>/<id>/<path>`.
 * Only what a release lists is ever looked for on disk, so no path leads out of it.
 */
export function openReleaseFiles(store: Store) {
  // Releases never change, so an index once read stays true; a missing one may be published later.
  const indexes = new Map<string, FileIndex>();

  const indexOf = async (name: string, id: string): Promise<FileIndex> => {
    const known = indexes.get(`${name}/${id}`);
    if (known !== undefined) return known;
    const release = await findRelease(store, name, id);
    if (release === null) return new Map();
    const index = new Map(Object.entries(release.files));
    indexes.set(`${name}/${id}`, index);
    return index;
  };

  return async (exchange: Exchange, decodedPath: string) => {
    const [, name = '', id = '', path = ''] = address.exec(decodedPath) ?? [];
    const file = (await indexOf(name, id)).get(path);
    if (file === undefined) sendProblem(exchange, problems.notFound);
    else await send(exchange, file, join(releaseDir(store, name, id), path));
  };
}
