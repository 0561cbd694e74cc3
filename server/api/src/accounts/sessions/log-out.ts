import { eq } from 'drizzle-orm';
import { audit } from '../../db/audit';
import { refreshTokens, sessions } from '../../db/schema';
import { hashToken } from '../../kernel/opaque-token';
import { findMember } from './members';
import type { Uses } from '../../kernel/services';
import { revokeSession } from './sessions';

/** The sessions that a bearer and a refresh token point at; none where neither is known. */
async function presented(
  services: Uses<'accessTokens' | 'db' | 'members'>,
  proof: { authorization: string | undefined; refreshToken: string | undefined },
) {
  const found = new Map<string, string>();
  const member = await findMember(services, proof.authorization);
  if (member) found.set(member.sessionId, member.user.id);
  if (proof.refreshToken !== undefined) {
    const [session] = await services.db
      .select({ id: sessions.id, userId: sessions.userId })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .where(eq(refreshTokens.hash, hashToken(proof.refreshToken)));
    if (session) found.set(session.id, session.userId);
  }
  return found;
}

/** Ends the session of the bearer, of the refresh token, or of both; unknown ones are no error. */
export async function logOut(
  services: Uses<'accessTokens' | 'clock' | 'db' | 'members'>,
  proof: { authorization: string | undefined; refreshToken: string | undefined },
) {
  const now = services.clock();
  const found = await presented(services, proof);
  await services.db.transaction(async (tx) => {
    for (const [sessionId, userId] of found)
      if (await revokeSession(tx, sessionId, now))
        await audit(tx, { at: now, userId, event: 'logout' });
  });
}
