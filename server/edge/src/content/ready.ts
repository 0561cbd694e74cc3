import { type Coding, codings, toDigest } from '@cpal/delivery';
import type { FastifyReply } from 'fastify';
import { chooseCoding, isFresh } from './negotiation';

/** An answer with every coded form of its body, made once and not per request. */
export interface Ready {
  headers: Readonly<Record<string, string>>;
  tag: string;
  plain: Buffer;
  coded: ReadonlyMap<Coding, Buffer>;
}

/** The tag of a body, by its SHA-256 in base64url. */
export const toTag = (digest: string): string => digest.slice(0, 22);

let last: Promise<unknown> = Promise.resolve();

/** Does one work after the other: each compression takes megabytes, which the process would keep. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work);
  last = mine;
  return mine;
}

/** Makes a text ready to be sent with its headers. */
export async function makeReady(
  text: string,
  headers: Readonly<Record<string, string>>,
): Promise<Ready> {
  const plain = Buffer.from(text);
  const coded = await inTurn(async () => {
    const forms = new Map<Coding, Buffer>();
    for (const coding of codings) forms.set(coding, await coding.compress(plain));
    return forms;
  });
  return { headers, tag: toTag(toDigest(plain)), plain, coded };
}

interface Sending {
  /** Whether it is what was asked for. */
  found: boolean;
  /** Whether it is this visitor's alone, by a cookie. */
  isPersonal?: boolean;
}

/**
 * Sends what is ready; what was found may be kept but is asked for again each time, unless its own
 * headers say for how long.
 */
export function sendReady(
  reply: FastifyReply,
  ready: Ready,
  { found, isPersonal = false }: Sending,
): FastifyReply {
  const { headers } = reply.request;
  const coding = chooseCoding(headers['accept-encoding'], codings);
  const etag = coding === null ? `"${ready.tag}"` : `"${ready.tag}-${coding.key}"`;
  reply.headers({
    Vary: isPersonal ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
    ...(found
      ? { 'Cache-Control': isPersonal ? 'private, no-cache' : 'no-cache', ETag: etag }
      : { 'Cache-Control': 'no-store' }),
    ...ready.headers,
  });
  // A cache on the way would keep the cookie of a 304 with what it has.
  const isKnown = found && !reply.hasHeader('set-cookie');
  if (isKnown && isFresh(headers['if-none-match'], etag)) return reply.code(304).send();
  if (coding !== null) reply.header('Content-Encoding', coding.token);
  return reply.code(found ? 200 : 404).send((coding && ready.coded.get(coding)) ?? ready.plain);
}
