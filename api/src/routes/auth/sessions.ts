import { createHash, randomBytes } from 'node:crypto';
import type { Tokens } from '@cpal/shared/contract/auth';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { addSeconds, day } from '../../clock';
import type { Db } from '../../db/client';
import { audit } from '../../db/audit';
import { refreshTokens, sessions } from '../../db/schema';
import type { Services } from '../../services';
import { accessTokenLife } from './access-tokens';

/** A session ends 30 days after the login, or 14 days after its last refresh, in seconds. */
const sessionLife = 30 * day;
const idleLife = 14 * day;

/** Under which a refresh token is stored. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes one refresh token of a session, alive until it idles out or the session ends. */
export async function addRefreshToken(
  tx: Db,
  session: { id: string; expiresAt: Date },
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const idle = addSeconds(now, idleLife);
  await tx.insert(refreshTokens).values({
    hash: hashToken(token),
    sessionId: session.id,
    expiresAt: idle < session.expiresAt ? idle : session.expiresAt,
  });
  return token;
}

/** The pair as login and refresh answer it. */
export const tokenPair = async (
  { accessTokens }: Services,
  session: { id: string; userId: string },
  refreshToken: string,
): Promise<Tokens> => ({
  access_token: await accessTokens.issue({ userId: session.userId, sessionId: session.id }),
  refresh_token: refreshToken,
  token_type: 'Bearer',
  expires_in: accessTokenLife,
});

/** Opens a session for a user whose password was right; the user's expired ones are swept away. */
export async function openSession(services: Services, userId: string): Promise<Tokens> {
  const now = services.clock();
  const { session, refreshToken } = await services.db.transaction(async (tx) => {
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)));
    const opened = { userId, createdAt: now, expiresAt: addSeconds(now, sessionLife) };
    const [row] = await tx.insert(sessions).values(opened).returning({ id: sessions.id });
    if (!row) throw new Error('insert returned no session');
    const made = { ...opened, id: row.id };
    await audit(tx, { at: now, userId, event: 'login' });
    return { session: made, refreshToken: await addRefreshToken(tx, made, now) };
  });
  return tokenPair(services, session, refreshToken);
}

/**
 * Ends a session with all its tokens.
 * @returns whether it was open until now.
 */
export async function revokeSession(tx: Db, sessionId: string, now: Date): Promise<boolean> {
  const revoked = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return revoked.length > 0;
}
