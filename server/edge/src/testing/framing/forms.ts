import {
  broken,
  brokenFraming,
  chunked,
  type Form,
  next,
  request,
  smuggled,
  toUrl,
  wellFramed,
} from './form';

/** Every header that decides how a message is framed, where it goes, or whom it is from. */
const relevant = [
  'content-length',
  'transfer-encoding',
  'host',
  'connection',
  'keep-alive',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'content-type',
  'content-encoding',
  'authorization',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-edge-secret',
  'x-request-id',
];

/** `Connection` naming each of them, in the spellings that recipients have read differently. */
const namedByConnection = relevant.flatMap((name) =>
  [
    [`Connection: ${name}`],
    [`Connection: close, ${name.toUpperCase()}`],
    [`Connection: keep-alive`, `Connection: ${name}`],
  ].flatMap((lines) => wellFramed(lines.join(' | '), lines)),
);

const badLengths = ['-1', '+5', '0x5', '5,6', '5, 5', '5 5', '5a', '', '1e1', '٥', '9'.repeat(30)];

const badCodings = [
  'identity',
  'xchunked',
  'chunkedx',
  'gzip',
  'gzip, chunked',
  'chunked, gzip',
  'chunked, chunked',
  'chunked, identity',
  'identity, chunked',
  '"chunked"',
  'chunked;q=1',
  'chunk',
  'chunked,',
  ',chunked',
  '',
  '\x0bchunked',
  'chunked\x00',
];

const withLength = (name: string, write: (length: number) => readonly string[]): Form =>
  broken(name, (method, id) =>
    request(method, toUrl(id), write(smuggled(id).length), smuggled(id)),
  );

const framings: Form[] = [
  ...badLengths.map((value) => brokenFraming(`Content-Length: ${value}`)),
  ...badCodings.map((value) => brokenFraming(`Transfer-Encoding: ${value}`)),
  ...badCodings.map((value) => brokenFraming(`Transfer-Encoding: ${value}`, 'Content-Length: 5')),
  brokenFraming('Content-Length: 5', 'Transfer-Encoding: chunked'),
  brokenFraming('Transfer-Encoding: chunked', 'Content-Length: 0'),
  brokenFraming('Transfer-Encoding: chunked', 'Transfer-Encoding: identity'),
  brokenFraming('Transfer-Encoding: identity', 'Transfer-Encoding: chunked'),
  brokenFraming('Transfer-Encoding : chunked'),
  brokenFraming('Transfer-Encoding\t: chunked'),
  brokenFraming('Transfer-Encoding:\r\n chunked', 'Content-Length: 5'),
  brokenFraming(' Transfer-Encoding: chunked'),
  withLength('a length before a space', (length) => [`Content-Length : ${length}`]),
  withLength('a folded length', (length) => [`Content-Length:\r\n ${length}`]),
  withLength('two lengths', (length) => [`Content-Length: ${length}`, 'Content-Length: 0']),
  withLength('two lengths, the first none', (length) => [
    'Content-Length: 0',
    `Content-Length: ${length}`,
  ]),
  withLength('chunks and their length', (length) => [
    `Content-Length: ${length}`,
    'Transfer-Encoding: chunked',
  ]),
];

const inChunks = (name: string, write: (body: string) => string): Form =>
  broken(name, (method, id) =>
    request(method, toUrl(id), ['Transfer-Encoding: chunked'], write(smuggled(id))),
  );

const trailing = (name: string, trailers: string): Form =>
  inChunks(name, (body) => chunked(body, trailers));

const chunks: Form[] = [
  trailing('a length in the trailers', 'Content-Length: 5\r\n'),
  trailing('a coding in the trailers', 'Transfer-Encoding: identity\r\n'),
  trailing('a trailer that is none', 'broken\r\n'),
  inChunks('a negative chunk', (body) => `-1\r\n${body}\r\n0\r\n\r\n`),
  inChunks('a chunk of 0x', (body) => `0x5\r\n${body}\r\n0\r\n\r\n`),
  inChunks('a chunk too large to count', (body) => `${'f'.repeat(17)}\r\n${body}\r\n0\r\n\r\n`),
  inChunks('a chunk without a size', (body) => `\r\n${body}\r\n0\r\n\r\n`),
  inChunks('a chunk longer than said', (body) => `1\r\nab\r\n${body}0\r\n\r\n`),
  inChunks('a chunk that a bare line feed ends', (body) => `1\na\n0\n\n${body}`),
  inChunks('a size behind a space', (body) => ` 1\r\na\r\n0\r\n\r\n${body}`),
  inChunks('an extension of bare line feeds', (body) => `1;a\nb\r\na\r\n0\r\n\r\n${body}`),
  inChunks('an endless extension', (body) => `1;${'a'.repeat(20_000)}\r\na\r\n0\r\n\r\n${body}`),
];

const hosts: Form[] = [
  brokenFraming('Host: cpal.example', 'Host: evil.example'),
  brokenFraming('Host: cpal.example', 'Host: cpal.example'),
  brokenFraming('Host: cpal.example', 'host : evil.example'),
  broken('no host', (method, id) => `${method} ${toUrl(id)} HTTP/1.1\r\n\r\n`),
  broken('an absolute address', (method, id) =>
    request(method, `http://evil.example${toUrl(id)}`, []),
  ),
];

const lines: Form[] = [
  ...['HTTP/0.9', 'HTTP/1.2', 'HTTP/2.0', 'HTTP/3', 'HTTP/1.1x', 'http/1.1', ''].map((version) =>
    broken(`version ${version}`, (method, id) => request(method, toUrl(id), [], '', version)),
  ),
  broken('an asterisk', (method) => request(method, '*', [])),
  broken('an authority', (method) => request(method, 'cpal.example:443', [])),
  broken('a space in the address', (method, id) => request(method, `${toUrl(id)} x`, [])),
  broken('a header without a colon', (method, id) => request(method, toUrl(id), ['broken'])),
  broken('a NUL in a value', (method, id) => request(method, toUrl(id), ['X-A: a\0b'])),
  broken('a bare carriage return', (method, id) =>
    request(method, toUrl(id), [`X-A: a\rContent-Length: 5`], smuggled(id)),
  ),
  broken('chunks in HTTP/1.0', (method, id) =>
    request(method, toUrl(id), ['Transfer-Encoding: chunked'], chunked(smuggled(id)), 'HTTP/1.0'),
  ),
  broken('too many headers', (method, id) =>
    request(
      method,
      toUrl(id),
      Array.from({ length: 3000 }, () => 'a:b'),
    ),
  ),
  broken('a header too long', (method, id) =>
    request(method, toUrl(id), [`A: ${'a'.repeat(20_000)}`]),
  ),
  brokenFraming('Expect: nothing'),
];

const proper: Form[] = [
  ...wellFramed('a plain request', []),
  ...wellFramed('a request to continue', ['Expect: 100-continue']),
  ...wellFramed('an upgrade to a socket', [
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    'Sec-WebSocket-Version: 13',
  ]),
  ...wellFramed('an upgrade to HTTP/2', [
    'Connection: Upgrade, HTTP2-Settings',
    'Upgrade: h2c',
    'HTTP2-Settings: AAMAAABkAAQAAP__',
  ]),
  ...wellFramed('forged forwarding', [
    'X-Forwarded-For: 127.0.0.1',
    'X-Edge-Secret: guess',
    'Forwarded: for=127.0.0.1',
  ]),
  ...wellFramed('lines that look like framing', [
    'Content_Length: 5',
    'Transfer_Encoding: chunked',
    'X-Content-Length: 0',
  ]),
  ...wellFramed('bytes beyond ASCII', ['X-Name: caf\xe9']),
  {
    name: 'HTTP/1.0 with a length',
    attack: (method, id) => {
      const [form] = wellFramed('', ['Connection: keep-alive']);
      const attack = form?.attack(method, id) ?? { bytes: '', sent: [] };
      return { ...attack, bytes: attack.bytes.replace('HTTP/1.1', 'HTTP/1.0') };
    },
  },
  {
    name: 'a trailer that says nothing of framing',
    attack: (method, id) => {
      const [, form] = wellFramed('', ['Trailer: X-Sum']);
      const attack = form?.attack(method, id) ?? { bytes: '', sent: [] };
      return { ...attack, bytes: attack.bytes.replace(/0\r\n\r\n$/, '0\r\nX-Sum: 1\r\n\r\n') };
    },
  },
  {
    name: 'another request behind no body',
    attack: (method, id) => {
      const second = next(id);
      const first = { method, url: toUrl(id), body: '' };
      return {
        bytes: request(method, toUrl(id), ['Content-Length: 0']) + second.bytes,
        sent: [first, ...second.sent],
        isProper: true,
      };
    },
  },
  {
    name: 'three in a row',
    attack: (method, id) => {
      const second = next(id);
      const first = { method, url: toUrl(id), body: '' };
      return {
        bytes: request(method, toUrl(id), []) + second.bytes + second.bytes,
        sent: [first, ...second.sent, ...second.sent],
        isProper: true,
      };
    },
  },
];

/** Framings that have split recipients, after RFC 9112, section 11.2, and published attacks. */
export const forms: readonly Form[] = [
  ...proper,
  ...namedByConnection,
  ...framings,
  ...chunks,
  ...hosts,
  ...lines,
];

export const methods = ['GET', 'HEAD', 'OPTIONS', 'DELETE', 'POST', 'PUT', 'PATCH'] as const;
