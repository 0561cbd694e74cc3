/** A request as a recipient that reads RFC 9112 strictly understands it. */
export interface Sent {
  method: string;
  url: string;
  body: string;
}

/** What a test writes into one connection, byte for byte. */
export interface Attack {
  bytes: string;
  /** The only requests that these bytes may be taken for, in order; fewer may arrive. */
  sent: readonly Sent[];
  /** Whether all of `sent` have to arrive: nothing is wrong with the bytes. */
  isProper?: boolean;
}

/** One way to frame a request, of whatever method. */
export interface Form {
  name: string;
  /** @param id stands in every address, so that what arrives can be told apart. */
  attack: (method: string, id: string) => Attack;
}

/** Methods whose requests may bring a body through the edge. */
const takesBody = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

export const toUrl = (id: string) => `/api/first-${id}`;
const nextUrl = (id: string) => `/api/next-${id}`;

/** A complete request. As a body it must stay one; where it arrives by itself it was smuggled. */
export const smuggled = (id: string) =>
  `GET /api/smuggled-${id} HTTP/1.1\r\nHost: cpal.example\r\nX-Smuggled: 1\r\n\r\n`;

/** A complete request that properly follows another in the same connection. */
export const next = (id: string): Attack => ({
  bytes: `GET ${nextUrl(id)} HTTP/1.1\r\nHost: cpal.example\r\n\r\n`,
  sent: [{ method: 'GET', url: nextUrl(id), body: '' }],
});

const end = '\r\n';

/** Writes a request of these header lines; `Host` is added unless they name one. */
export function request(
  method: string,
  url: string,
  lines: readonly string[],
  body = '',
  version = 'HTTP/1.1',
) {
  const host = lines.some((line) => /^\s*host\s*:/i.test(line)) ? [] : ['Host: cpal.example'];
  return [`${method} ${url} ${version}`, ...host, ...lines, '', body].join(end);
}

export const chunked = (body: string, trailers = '') =>
  `${body.length.toString(16)}${end}${body}${end}0${end}${trailers}${end}`;

/** A body-taking request arrives as one; of another method nothing may arrive. */
const bodied = (method: string, id: string, body: string): Pick<Attack, 'sent' | 'isProper'> =>
  takesBody.has(method)
    ? { sent: [{ method, url: toUrl(id), body }], isProper: true }
    : { sent: [] };

/** A smuggled request as the properly framed body, next to whatever else the header says. */
export const wellFramed = (name: string, lines: readonly string[]): Form[] => [
  {
    name: `${name}, by length`,
    attack: (method, id) => {
      const body = smuggled(id);
      const framing = `Content-Length: ${body.length}`;
      return {
        bytes: request(method, toUrl(id), [...lines, framing], body),
        ...bodied(method, id, body),
      };
    },
  },
  {
    name: `${name}, in chunks`,
    attack: (method, id) => {
      const body = smuggled(id);
      const framing = 'Transfer-Encoding: chunked';
      return {
        bytes: request(method, toUrl(id), [...lines, framing], chunked(body)),
        ...bodied(method, id, body),
      };
    },
  },
];

/** Bytes that no strict recipient takes for a request. */
export const broken = (name: string, write: (method: string, id: string) => string): Form => ({
  name,
  attack: (method, id) => ({ bytes: write(method, id), sent: [] }),
});

/** Broken framing lines in front of a smuggled request. */
export const brokenFraming = (...lines: string[]): Form =>
  broken(JSON.stringify(lines.join(' | ')), (method, id) =>
    request(method, toUrl(id), lines, smuggled(id)),
  );
