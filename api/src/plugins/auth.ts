import { and, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app-type';
import { type Account, accountColumns } from '../db/accounts';
import { sessions, users } from '../db/schema';
import { Problem } from '../problem';
import type { Services } from '../services';

/** The person behind a request, and the session in use. */
interface Member {
  sessionId: string;
  user: Account;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Open to everybody; a route without it is private. */
    public?: true;
    /** On a public route: a bearer may be absent, but one that is present must be good. */
    bearer?: 'optional';
  }
  interface FastifyRequest {
    member: Member | null;
  }
}

const unauthenticated = () => new Problem('unauthenticated', 'Please log in to continue.');

/** The member whom an Authorization header names, or null where it is not good (any more). */
export async function findMember(
  { db, accessTokens, clock }: Services,
  authorization: string | undefined,
): Promise<Member | null> {
  const token = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
  const claims = token === undefined ? null : await accessTokens.read(token);
  if (!claims) return null;
  const [user] = await db
    .select(accountColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, claims.sessionId),
        eq(users.id, claims.userId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, clock()),
      ),
    );
  return user ? { sessionId: claims.sessionId, user } : null;
}

/** The member of a private route. */
export function memberOf(request: FastifyRequest): Member {
  if (!request.member) throw unauthenticated();
  return request.member;
}

/** Guards every route by its `config`: private unless it says `public: true`. */
export function registerAuth(app: App, services: Services) {
  app.decorateRequest('member', null);
  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    const { config } = request.routeOptions;
    const { authorization } = request.headers;
    if (config.public && (config.bearer !== 'optional' || authorization === undefined)) return;
    request.member = await findMember(services, authorization);
    if (!request.member) throw unauthenticated();
  });
}
