import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** A path that cannot be decoded has one that can in its place: routes are looked up by that. */
export function routablePath({ url = '' }: IncomingMessage): string {
  if (!url.includes('%')) return url;
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/** As sent, without the query string, which may hold secrets. */
export const sentPath = ({ originalUrl }: FastifyRequest): string =>
  originalUrl.split('?', 1).join();

/** Whether a path is the API's, compared as sent. */
export const isForApi = (path: string): boolean => /^\/api(\/|$)/.test(path);

/** The path without percent-encoding; as it is where the encoding is bad, so that no page has it. */
export function decodedPath(request: FastifyRequest): string {
  const path = sentPath(request);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
