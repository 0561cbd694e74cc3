import type { IncomingHttpHeaders } from 'node:http';
import { accepts } from './negotiation';

/** A file's bodies for browsers that hold a previous version of it, by that one's SHA-256 in base64url. */
export type Deltas = ReadonlyMap<string, Buffer>;

/** What is sent in place of a file, for one that holds its previous version. */
export interface Delta {
  body: Buffer;
  /** Of the previous version. */
  hash: string;
}

/** A structured field's byte sequence (RFC 8941, section 3.3.5) of 32 bytes. */
const sequence = /^:([\w+/]{43})=:$/;

/**
 * Finds the delta for what a browser says that it holds; RFC 9842, section 2.2.
 * @returns null if it holds nothing that there is one for, or does not take it.
 */
export function chooseDelta(
  headers: IncomingHttpHeaders,
  deltas: Deltas | undefined,
): Delta | null {
  const { 'available-dictionary': held, 'accept-encoding': accepted } = headers;
  if (deltas === undefined || typeof held !== 'string' || !accepts(accepted, 'dcz')) return null;
  const [, base64 = ''] = sequence.exec(held) ?? [];
  const hash = base64.replaceAll('+', '-').replaceAll('/', '_');
  const body = deltas.get(hash);
  return body === undefined ? null : { body, hash };
}
