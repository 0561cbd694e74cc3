import type { Tokens } from '@cpal/shared/contract/accounts/auth';
import { and, eq, isNull, lt, ne } from 'drizzle-orm';
import { addSeconds, day } from '../../kernel/clock';
import type { Db } from '../../db/client';
import { audit } from '../../db/audit';
import { idleLife } from '../../db/prune/stale';
import { same } from '../../db/same';
import { refreshTokens, sessions, users } from '../../db/schema';
import { createToken, hashToken } from '../../kernel/opaque-token';
import { Problem } from '@cpal/server-kit/problem';
import type { Uses } from '../../kernel/services';
import { accessTokenLife } from './access-tokens';

/** Seconds: a session ends so long after the login, or `idleLife` after its last refresh. */
const sessionLife = 30 * day;

/** Stores one refresh token of a session, alive until it idles out or the session ends. */
export async function addRefreshToken(
  tx: Db,
  session: { id: string; expiresAt: Date },
  now: Date,
  token = createToken(),
): Promise<string> {
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
  { accessTokens }: Uses<'accessTokens'>,
  session: { id: string; userId: string },
  refreshToken: string,
): Promise<Tokens> => ({
  access_token: await accessTokens.issue({ userId: session.userId, sessionId: session.id }),
  refresh_token: refreshToken,
  token_type: 'Bearer',
  expires_in: accessTokenLife,
});

/** Who logs in, as they were when their password was verified. */
interface Verified {
  id: string;
  passwordChangedAt: Date | null;
}

/**
 * Locks a user who logs in, unless the password was changed since it was verified: the one who changed
 * it ended the sessions of the old one, so no new one of those may open.
 */
async function requireUnchanged(tx: Db, { id, passwordChangedAt }: Verified) {
  const unchanged = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), same(users.passwordChangedAt, passwordChangedAt)))
    .for('share');
  if (unchanged.length === 0) throw invalidCredentials();
}

/** The one error of a login, whatever was wrong. */
export const invalidCredentials = () =>
  new Problem('invalid_credentials', 'Invalid email or password');

/**
 * Opens a session for a user whose password was right; the user's expired ones are swept away.
 * @param client browser and system, in words.
 * @throws Problem `invalid_credentials` if the password was changed meanwhile.
 */
export async function openSession(
  services: Uses<'accessTokens' | 'clock' | 'db'>,
  user: Verified,
  client: string | null,
): Promise<Tokens> {
  const { id: userId } = user;
  const now = services.clock();
  const { session, refreshToken } = await services.db.transaction(async (tx) => {
    await requireUnchanged(tx, user);
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)));
    const opened = { userId, createdAt: now, expiresAt: addSeconds(now, sessionLife) };
    const [row] = await tx
      .insert(sessions)
      .values({ ...opened, lastUsedAt: now, client })
      .returning({ id: sessions.id });
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

/** Ends a user's sessions but for one; null ends all. */
export async function revokeOthers(tx: Db, userId: string, kept: string | null, now: Date) {
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        ...(kept === null ? [] : [ne(sessions.id, kept)]),
      ),
    );
}
