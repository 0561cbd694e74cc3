import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** One request with its answer. */
export interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  /** As sent, without the query string, which may hold secrets. */
  path: string;
  /** Taken from the caller where it is a plain word, else made here. */
  requestId: string;
}

const plainWord = /^[\w.-]{1,128}$/;

export function openExchange(req: IncomingMessage, res: ServerResponse): Exchange {
  const [path = ''] = (req.url ?? '').split('?', 1);
  const given = req.headers['x-request-id'];
  const requestId = typeof given === 'string' && plainWord.test(given) ? given : randomUUID();
  res.setHeader('X-Request-Id', requestId);
  return { req, res, path, requestId };
}

/** The path without percent-encoding; null where the encoding is bad. */
export function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
