import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

/**
 * The address that a route is looked up by: compared as sent, it holds nothing that the router
 * would decode or reject.
 */
export const routableUrl = ({ url = '' }: IncomingMessage): string => url.replaceAll('%', '-');

/** As sent, without the query string, which may hold secrets. */
export const sentPath = ({ originalUrl }: FastifyRequest): string =>
  originalUrl.split('?', 1).join();

/** Whether a path is the API's, compared as sent. */
export const isForApi = (path: string): boolean => /^\/api(\/|$)/.test(path);

/** The path without percent-encoding; as it is where the encoding is bad, so that no page has it. */
export function decodedPath(request: FastifyRequest): string {
  const path = sentPath(request);
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
