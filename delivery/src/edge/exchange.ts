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

/** The API's rule too, so that the log lines of both can be joined. */
const plainWord = /^[\w.-]{1,64}$/;

/** Whether the request brings a body, of whatever method it is. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

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
