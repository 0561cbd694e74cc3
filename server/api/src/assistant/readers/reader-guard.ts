import { Problem } from '@cpal/server-kit/problem';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../http/app-type';
import type { Reader, ReaderTokens } from './reader-tokens';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Wants the token of a reader's session. */
    reader?: true;
  }
  interface FastifyRequest {
    reader: Reader | null;
  }
}

const expired = () =>
  new Problem('session_expired', 'This conversation has paused. Please ask again.');

/** The reader of a route that wants one. */
export function getReader(request: FastifyRequest): Reader {
  if (!request.reader) throw expired();
  return request.reader;
}

/** Guards every route from now on whose `config` says `reader: true`; tells the limits who asks. */
export function registerReaders(app: App, tokens: ReaderTokens) {
  app.decorateRequest('reader', null);
  const guard = async (request: FastifyRequest) => {
    const [, token] = /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const reader = token === undefined ? null : await tokens.read(token);
    // A token that was taken from one page is of no use on another.
    if (!reader || reader.origin !== request.headers.origin) throw expired();
    request.reader = reader;
  };
  app.addHook('onRoute', (route) => {
    if (route.config?.reader) route.onRequest = [guard, route.onRequest ?? []].flat();
  });
}
