import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { lookUpTogether } from '../../db/look-up';
import { sessions, users } from '../../db/schema';
import type { Uses } from '../../kernel/services';
import { type Account, accountColumns } from '../../users/accounts';
import type { AccessTokens } from './access-tokens';

/** The person behind a request, and the session in use. */
export interface Member {
  sessionId: string;
  user: Account;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the route's guard; null on a public route without a bearer. */
    member: Member | null;
  }
}

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

declare module '../../kernel/services' {
  interface Services {
    members: Members;
  }
}

/** Characters of the longest Authorization header that is read; one of ours has about 400. */
const maxHeaderLength = 1024;

/** The member whom an Authorization header names, or null if it is not good (any longer). */
export async function findMember(
  { members, accessTokens }: { members: Members; accessTokens: AccessTokens },
  authorization: string | undefined,
): Promise<Member | null> {
  if (authorization === undefined || authorization.length > maxHeaderLength) return null;
  const token = /^Bearer +(\S+) *$/i.exec(authorization)?.[1];
  const claims = token === undefined ? null : await accessTokens.read(token);
  if (!claims) return null;
  const member = await members(claims.sessionId);
  return member?.user.id === claims.userId ? member : null;
}
