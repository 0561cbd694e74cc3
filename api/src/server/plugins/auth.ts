import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app-type';
import { type Account, accountColumns } from '../../accounts/accounts';
import { lookUpTogether } from '../../db/look-up';
import { sessions, users } from '../../db/schema';
import { Problem } from '../problem';
import type { Uses } from '../services';

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

/** Reads the session in use and its account; the database is asked each time, so a logout holds. */
export function createMembers({ db, clock }: Uses<'clock' | 'db'>) {
  const open = db
    .select({ sessionId: sessions.id, user: accountColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql`any(${sql.placeholder('ids')}::uuid[])`),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('open_sessions');
  return lookUpTogether<Member>(async (ids) => {
    const rows = await open.execute({ ids, now: clock().toISOString() });
    return new Map(rows.map((member) => [member.sessionId, member]));
  });
}

export type Members = ReturnType<typeof createMembers>;

/** Characters of the longest Authorization header that is read; one of ours has about 400. */
const longestHeader = 1024;

/** The member whom an Authorization header names, or null where it is not good (any more). */
export async function findMember(
  { members, accessTokens }: Uses<'accessTokens' | 'members'>,
  authorization: string | undefined,
): Promise<Member | null> {
  if (authorization === undefined || authorization.length > longestHeader) return null;
  const token = /^Bearer +(\S+) *$/i.exec(authorization)?.[1];
  const claims = token === undefined ? null : await accessTokens.read(token);
  if (!claims) return null;
  const member = await members(claims.sessionId);
  return member?.user.id === claims.userId ? member : null;
}

/** The member of a private route. */
export function memberOf(request: FastifyRequest): Member {
  if (!request.member) throw unauthenticated();
  return request.member;
}

/** Guards every route from now on by its `config`: private unless it says `public: true`. */
export function registerAuth(app: App, services: Uses<'accessTokens' | 'members'>) {
  app.decorateRequest('member', null);
  const guard = async (request: FastifyRequest) => {
    const { authorization } = request.headers;
    if (request.routeOptions.config.public && authorization === undefined) return;
    request.member = await findMember(services, authorization);
    if (!request.member) throw unauthenticated();
  };
  app.addHook('onRoute', (route) => {
    const { config } = route;
    const isOpen = config?.public === true && config.bearer !== 'optional';
    if (!isOpen) route.onRequest = [guard, route.onRequest ?? []].flat();
  });
}
