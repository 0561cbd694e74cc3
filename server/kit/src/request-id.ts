import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** All servers agree on it: what one takes over and the next does not cannot be joined in logs. */
const plainWord = /^[\w.-]{1,64}$/;

/** The caller's X-Request-Id where it is a plain word, so that logs can be joined; else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && plainWord.test(given) ? given : randomUUID();
}
