import { type Sent, smuggled, urlOf } from './form';
import { endStream, type Field, frame, frameTypes, headerFrames } from './raw-http2';

/** A request as frames, and what may arrive of it. */
export interface Http2Form {
  name: string;
  /** The frames of stream 1. */
  frames: (id: string) => Buffer;
  /** The only request that these may be taken for; null for none. */
  sent: ((id: string) => Sent) | null;
  /** Whether it has to arrive: nothing is wrong with it. */
  isProper?: boolean;
}

const pseudo = (id: string, own: Readonly<Record<string, string>> = {}): Field[] =>
  Object.entries({
    ':method': 'POST',
    ':scheme': 'https',
    ':authority': 'cpal.example',
    ':path': urlOf(id),
    ...own,
  });

/** The headers of a request that reads. */
export const readOf = (id: string): Field[] =>
  pseudo(id, { ':method': 'GET', ':path': `/api/${id}` });

const data = (body: string, flags: number = endStream) =>
  frame(frameTypes.data, flags, 1, Buffer.from(body, 'latin1'));

const request = (fields: readonly Field[], body: string) =>
  Buffer.concat([headerFrames(1, fields), data(body)]);

/** The headers and a long beginning of a body that has no end yet. */
export const begun = (id: string): Buffer =>
  Buffer.concat([
    headerFrames(1, pseudo(id)),
    ...Array.from({ length: 3 }, () => data('a'.repeat(16_000), 0)),
  ]);

/** What a caller says who takes the request back. */
export const takenBack = frame(frameTypes.reset, 0, 1, Buffer.from([0, 0, 0, 8]));

/** A request whose body is another; that must stay a body. */
const asBody = (id: string): Sent => ({ method: 'POST', url: urlOf(id), body: smuggled(id) });

/** Fields that are refused, or that change nothing of where the body ends. */
const withFields = (...fields: readonly Field[]): Http2Form => ({
  name: JSON.stringify(fields),
  frames: (id) => request([...pseudo(id), ...fields], smuggled(id)),
  sent: asBody,
});

const refused = (name: string, frames: (id: string) => Buffer): Http2Form => ({
  name,
  frames,
  sent: null,
});

/** Pseudo-headers that no request may have. */
const withPseudo = (own: Readonly<Record<string, string>>): Http2Form =>
  refused(JSON.stringify(own), (id) => request(pseudo(id, own), smuggled(id)));

const refusedFields = (...fields: readonly Field[]): Http2Form =>
  refused(JSON.stringify(fields), (id) => request([...pseudo(id), ...fields], smuggled(id)));

const http1 = 'HTTP/1.1\r\nHost: cpal.example\r\n\r\n';

const proper: Http2Form[] = [
  { ...withFields(), name: 'a plain request', isProper: true },
  { ...withFields(['te', 'trailers']), isProper: true },
  { ...withFields(['cookie', 'a=1'], ['cookie', 'b=2']), isProper: true },
  { ...withFields(['host', 'cpal.example']), isProper: true },
  { ...withFields(['x-forwarded-for', '127.0.0.1'], ['x-edge-secret', 'guess']), isProper: true },
  { ...withFields(['content_length', '5'], ['transfer_encoding', 'chunked']), isProper: true },
  { ...withFields(['x-name', 'caf\xe9']), isProper: true },
  { ...withFields(['expect', '100-continue']), isProper: true },
  {
    name: 'a length that is right',
    frames: (id) =>
      request([...pseudo(id), ['content-length', String(smuggled(id).length)]], smuggled(id)),
    sent: asBody,
    isProper: true,
  },
  {
    name: 'a body in pieces, with a trailer that says nothing of framing',
    frames: (id) =>
      Buffer.concat([
        headerFrames(1, pseudo(id)),
        data(smuggled(id).slice(0, 9), 0),
        data('', 0),
        data(smuggled(id).slice(9), 0),
        headerFrames(1, [['x-sum', '1']], endStream),
      ]),
    sent: asBody,
    isProper: true,
  },
];

const framing: Http2Form[] = [
  ...['0', '1', '-1', '+5', '0x5', '5,6', '5 5', '', '1e1', '9'.repeat(30)].map((length) =>
    refusedFields(['content-length', length]),
  ),
  refusedFields(['content-length', '5'], ['content-length', '0']),
  ...['chunked', 'identity', 'gzip, chunked', ''].map((coding) =>
    refusedFields(['transfer-encoding', coding]),
  ),
  withFields(['transfer-encoding', '\x0bchunked']),
  withFields(['transfer-encoding', 'chunked\0']),
  ...['close', 'keep-alive', 'transfer-encoding', 'content-length', 'x-edge-secret'].map((named) =>
    refusedFields(['connection', named]),
  ),
  ...['keep-alive', 'proxy-connection', 'upgrade'].map((name) => refusedFields([name, 'x'])),
  refusedFields(['te', 'gzip']),
  refusedFields(['te', 'trailers, chunked']),
  refusedFields(['expect', 'nothing']),
  withFields(['http2-settings', 'AAMAAABkAAQAAP__']),
];

/** Line ends, spaces and letters that would write a header of HTTP/1.1 where they passed. */
const names: Http2Form[] = [
  ...['Transfer-Encoding', 'Content-Length', 'X-Upper'].map((name) => refusedFields([name, '5'])),
  ...['\r\n', '\n', '\r', '\0'].flatMap((end) => [
    withFields(['x-a', `b${end}transfer-encoding: chunked`]),
    withFields([`x-a: b${end}transfer-encoding`, 'chunked']),
    withFields(['x-a', `b${end}${end}GET /api/smuggled-1 ${http1}`]),
  ]),
  ...[
    'transfer-encoding ',
    ' transfer-encoding',
    'transfer-encoding:',
    'x a',
    'x\t',
    '',
    '(x)',
  ].map((name) => withFields([name, 'chunked'])),
  withFields(['transfer-encoding\xa0', 'chunked']),
];

const targets: Http2Form[] = [
  ...[' ', '\t', '\r\n', '\n', '\0'].flatMap((gap) => [
    refused(`a path with ${JSON.stringify(gap)}`, (id) =>
      request(pseudo(id, { ':path': `/api/x${gap}${http1}GET /api/smuggled-${id}` }), ''),
    ),
    refused(`a method with ${JSON.stringify(gap)}`, (id) =>
      request(pseudo(id, { ':method': `GET /api/smuggled-${id}${gap}${http1}POST` }), ''),
    ),
  ]),
  withPseudo({ ':path': '' }),
  withPseudo({ ':path': '*' }),
  withPseudo({ ':path': 'api/x' }),
  withPseudo({ ':path': 'http://evil.example/api/x' }),
  ...['post', 'TRACE', 'PRI', 'PROPFIND', 'CONNECT', ''].map((method) =>
    withPseudo({ ':method': method }),
  ),
  withPseudo({ ':method': 'CONNECT', ':protocol': 'websocket' }),
  withPseudo({ ':protocol': 'websocket' }),
  withPseudo({ ':status': '200' }),
  withPseudo({ ':unknown': 'x' }),
  withPseudo({ ':scheme': 'https://evil.example/?' }),
  ...['a b', 'a\r\nb', 'a\0'].map((host) => withPseudo({ ':authority': host })),
  refusedFields(['host', 'evil.example']),
  refusedFields(['host', 'cpal.example'], ['host', 'evil.example']),
  refusedFields([':path', '/api/second']),
  refusedFields([':authority', 'evil.example']),
  refused('no host', (id) =>
    request(
      pseudo(id).filter(([name]) => name !== ':authority'),
      smuggled(id),
    ),
  ),
  refused('a path behind other headers', (id) =>
    request([['x-a', 'b'], ...pseudo(id)], smuggled(id)),
  ),
];

const bodies: Http2Form[] = [
  ...['GET', 'HEAD', 'OPTIONS'].map((method) => ({
    ...withPseudo({ ':method': method }),
    name: `a body of ${method}`,
  })),
  ...[
    [['content-length', '5']],
    [['transfer-encoding', 'chunked']],
    [['Upper', 'x']],
    [[':path', '/api/x']],
  ].map((trailers) => ({
    name: `trailers ${JSON.stringify(trailers)}`,
    frames: (id: string) =>
      Buffer.concat([
        headerFrames(1, pseudo(id)),
        data(smuggled(id), 0),
        headerFrames(
          1,
          trailers.map(([name = '', value = '']) => [name, value]),
          endStream,
        ),
      ]),
    sent: asBody,
  })),
  refused('too many headers', (id) =>
    request(
      [...pseudo(id), ...Array.from({ length: 201 }, (_, index): Field => [`x-${index}`, ''])],
      smuggled(id),
    ),
  ),
  refused('a header too long', (id) =>
    request([...pseudo(id), ['x-long', 'a'.repeat(70_000)]], smuggled(id)),
  ),
];

/** What splits an HTTP/2 recipient from the HTTP/1.1 server behind it, after RFC 9113, section 10.3. */
export const http2Forms: readonly Http2Form[] = [
  ...proper,
  ...framing,
  ...names,
  ...targets,
  ...bodies,
];
