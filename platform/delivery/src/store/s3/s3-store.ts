import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { UserError } from '@cpal/server-kit/errors';
import { checkedPath, type Store } from '../store';
import { readList } from './answers';
import { type Answer, type RetryOptions, s3Client } from './client';
import type { S3Place } from './place';

/** Says which of several tries to create a file it was that did. */
const writerHeader = 'x-amz-meta-cpal-writer';

/** Pages of a list, of a thousand keys each; what has more is no store, or goes round in a circle. */
const maxPages = 1000;

/**
 * Keeps a store in S3-compatible object storage. A file is created by a write on the condition that
 * there is none (`If-None-Match: *`); the service must support that, as S3, R2 and MinIO do, and have
 * what was written read from then on.
 */
export function s3Store(place: S3Place, retries?: RetryOptions): Store {
  const ask = s3Client(place, retries);
  const { bucket, prefix } = place;
  const location = ['s3:/', bucket, ...(prefix ? [prefix] : [])].join('/');
  const base = prefix && `${prefix}/`;
  const keyOf = (path: string) => `${base}${checkedPath(path)}`;

  const rejection = (what: string, { status, code }: Answer) =>
    new UserError(`${location}: ${what} is answered with ${status} ${code ?? ''}`.trimEnd());

  /** Reads what is there of a file, or a part of it. */
  async function get(path: string, headers: Record<string, string>, expected: number) {
    const answer = await ask({ method: 'GET', key: keyOf(path), headers });
    if (answer.status === expected) return answer;
    // A bucket that is missing must not look like an empty one.
    if (answer.status === 404 && answer.code === 'NoSuchKey') return null;
    throw rejection(`reading ${path}`, answer);
  }

  /** Whether a file is there since a try of this writer, of which no answer came. */
  async function isOwn(path: string, writer: string) {
    const answer = await ask({ method: 'HEAD', key: keyOf(path) });
    return answer.status === 200 && answer.headers.get(writerHeader) === writer;
  }

  return {
    location,
    isRemote: true,
    read: async (path) => (await get(path, {}, 200))?.body ?? null,
    stream: async (path, part) => {
      if (part === undefined) {
        const whole = await get(path, {}, 200);
        return whole && Readable.from([whole.body]);
      }
      const range = `bytes=${part.start}-${part.end}`;
      const answer = await get(path, { range }, 206);
      if (answer && answer.body.length !== part.end - part.start + 1)
        throw rejection(`reading a part of ${path}`, answer);
      return answer && Readable.from([answer.body]);
    },
    create: async (path, body) => {
      const writer = randomUUID();
      const answer = await ask({
        method: 'PUT',
        key: keyOf(path),
        headers: { 'if-none-match': '*', [writerHeader]: writer },
        body: Buffer.from(body),
      });
      if (answer.status === 200) return true;
      if (answer.status !== 412) throw rejection(`writing ${path}`, answer);
      return answer.isDoubtful && isOwn(path, writer);
    },
    list: async (folder) => {
      const all = `${keyOf(folder)}/`;
      const paths: string[] = [];
      let token: string | null = null;
      for (let page = 0; page < maxPages; page += 1) {
        const query: Record<string, string> = { 'list-type': '2', prefix: all };
        if (token !== null) query['continuation-token'] = token;
        const answer = await ask({ method: 'GET', key: '', query });
        if (answer.status !== 200) throw rejection(`listing ${folder}`, answer);
        const { keys, next } = readList(answer.body.toString(), all);
        paths.push(...keys.map((key) => key.slice(base.length)));
        if (next === null) return paths.toSorted();
        token = next;
      }
      throw new UserError(`${location}: ${folder} has no end`);
    },
    stat: async (path) => {
      const answer = await ask({ method: 'HEAD', key: keyOf(path) });
      if (answer.status === 404) return null;
      const time = Date.parse(answer.headers.get('last-modified') ?? '');
      const bytes = Number(answer.headers.get('content-length') ?? NaN);
      if (answer.status !== 200 || Number.isNaN(time) || Number.isNaN(bytes))
        throw rejection(`looking at ${path}`, answer);
      return { writtenAt: Math.floor(time / 1000), bytes };
    },
    remove: async (path) => {
      const answer = await ask({ method: 'DELETE', key: keyOf(path) });
      if (answer.status >= 300 && answer.code !== 'NoSuchKey')
        throw rejection(`removing ${path}`, answer);
    },
  };
}
