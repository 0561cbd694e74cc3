import type { FastifyRequest } from 'fastify';
import type { App } from '../app-type';
import { Problem } from '@cpal/server-kit/problem';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Open to everybody; a route without it is private. */
    public?: true;
    /** On a public route: a bearer may be absent, but one that is present must be good. */
    bearer?: 'optional';
  }
}

type Member = NonNullable<FastifyRequest['member']>;

const unauthenticated = () => new Problem('unauthenticated', 'Please log in to continue.');

/** The member of a private route. */
export function getMember(request: FastifyRequest): Member {
  if (!request.member) throw unauthenticated();
  return request.member;
}

/**
 * Guards every route from now on by its `config`: private unless it says `public: true`.
 * @param findMember gives whom an Authorization header names, or null if it is not good.
 */
export function registerAuth(
  app: App,
  findMember: (authorization: string | undefined) => Promise<Member | null>,
) {
  app.decorateRequest('member', null);
  const guard = async (request: FastifyRequest) => {
    const { authorization } = request.headers;
    if (request.routeOptions.config.public && authorization === undefined) return;
    request.member = await findMember(authorization);
    if (!request.member) throw unauthenticated();
  };
  app.addHook('onRoute', (route) => {
    const { config } = route;
    const isOpen = config?.public === true && config.bearer !== 'optional';
    if (!isOpen) route.onRequest = [guard, route.onRequest ?? []].flat();
  });
}
