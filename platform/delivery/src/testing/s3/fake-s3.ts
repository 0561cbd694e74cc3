import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { S3Place } from '../../store/s3/place';
import { type Dialect, dialects, type Failure } from './dialects';
import { isSigned } from './signature';

/**
 * What goes wrong with a request: the connection breaks before or after it has taken effect, it is never
 * answered though it has, or the service is busy.
 */
export type Fault = 'lost' | 'lost after' | 'silent' | 'busy';

interface FakeOptions {
  dialect?: Dialect;
  /** Keys on each page of a list. */
  pageSize?: number;
  /** What goes wrong with a request; null if nothing does. */
  faultOf?: (method: string, key: string) => Fault | null;
}

interface Stored {
  body: Buffer;
  headers: Record<string, string>;
}

const secretAccessKey = 'secret/of+the&fake';
const bucket = 'releases.example';

const fail = (response: ServerResponse, { status, code }: Failure) =>
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>…</Message></Error>`,
    );

/** Starts a fake of object storage, as far as a store uses it. It checks each signature. */
export async function startFakeS3({
  dialect = dialects.S3,
  pageSize = 3,
  faultOf,
}: FakeOptions = {}) {
  const objects = new Map<string, Stored>();
  const underWay = new Set<string>();
  const writtenAt = new Map<string, number>();

  const escapeXml = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", dialect.apostrophe);

  function sendList(response: ServerResponse, query: URLSearchParams) {
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? ''))
      .toSorted();
    const rest = keys.filter((key) => `after ${key}` > after);
    const page = rest.slice(0, pageSize);
    const isTruncated = rest.length > page.length;
    const contents = page.map(
      (key) => `<Contents><Key>${escapeXml(key)}</Key><Size>1</Size></Contents>`,
    );
    const next = `<NextContinuationToken>${escapeXml(`after ${page.at(-1)}`)}</NextContinuationToken>`;
    response.end(
      `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><IsTruncated>${isTruncated}</IsTruncated>${isTruncated ? next : ''}${contents.join('')}</ListBucketResult>`,
    );
  }

  function get({ method, headers }: IncomingMessage, response: ServerResponse, key: string) {
    const found = objects.get(key);
    if (found === undefined) return fail(response, { status: 404, code: 'NoSuchKey' });
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    const isPart = from !== undefined && to !== undefined;
    const body = isPart ? found.body.subarray(Number(from), Number(to) + 1) : found.body;
    response.writeHead(isPart ? 206 : 200, { ...found.headers, 'content-length': body.length });
    return response.end(method === 'HEAD' ? undefined : body);
  }

  /** Writes where there is nothing; gives what is wrong otherwise. */
  async function put({ headers }: IncomingMessage, key: string, body: Buffer) {
    if (headers['if-none-match'] !== '*') return { status: 400, code: 'NoCondition' };
    if (dialect.conflict && underWay.has(key)) return dialect.conflict;
    const ageMs = performance.now() - (writtenAt.get(key) ?? -Infinity);
    if (dialect.pace && ageMs < dialect.pace.ms) return dialect.pace;
    writtenAt.set(key, performance.now());
    underWay.add(key);
    await sleep(1);
    underWay.delete(key);
    if (objects.has(key)) return { status: 412, code: 'PreconditionFailed' };
    const own = Object.entries(headers).filter(([name]) => name.startsWith('x-amz-meta-'));
    objects.set(key, {
      body,
      headers: {
        'last-modified': new Date().toUTCString(),
        ...Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
      },
    });
    return null;
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '' } = request;
    const body = await buffer(request);
    const { pathname, searchParams } = new URL(url, 'http://s3');
    const [, at, ...rest] = pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    if (!isSigned(request, body, secretAccessKey))
      return fail(response, { status: 403, code: 'SignatureDoesNotMatch' });
    if (at !== bucket) return fail(response, { status: 404, code: 'NoSuchBucket' });
    const fault = faultOf?.(method, key) ?? null;
    if (fault === 'busy') return fail(response, { status: 503, code: 'SlowDown' });
    if (fault === 'lost') return request.socket.destroy();
    const failure = method === 'PUT' ? await put(request, key, body) : null;
    if (fault === 'lost after') return request.socket.destroy();
    if (fault === 'silent') return undefined;
    if (failure !== null) return fail(response, failure);
    if (method === 'DELETE') objects.delete(key);
    if (method === 'DELETE') return response.writeHead(204).end();
    if (method === 'PUT') return response.end();
    return key === '' ? sendList(response, searchParams) : get(request, response, key);
  }

  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const place: S3Place = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'auto',
    bucket,
    prefix: 'a-team',
    accessKeyId: 'key',
    secretAccessKey,
  };
  return {
    place,
    objects,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
