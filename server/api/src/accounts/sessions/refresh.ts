import { createHmac } from 'node:crypto';
import type { Tokens } from '@cpal/shared/contract/accounts/auth';
import { eq, inArray } from 'drizzle-orm';
import { addSeconds } from '../../kernel/clock';
import { audit } from '../../db/audit';
import type { Db } from '../../db/client';
import { refreshTokens, sessions } from '../../db/schema';
import { hashToken } from '../../kernel/opaque-token';
import { Problem } from '@cpal/server-kit/problem';
import type { Uses } from '../../kernel/services';
import type { TokenSecrets } from '../../kernel/token-secrets';
import { addRefreshToken, revokeSession, tokenPair } from './sessions';

/** How long a used token still answers, so that two tabs do not log each other out; seconds. */
const grace = 30;

interface Succession {
  session: { id: string; expiresAt: Date };
  token: string;
  now: Date;
  tokenSecrets: TokenSecrets;
}

/** Reads a token with its session locked, so that two uses of one token take turns. */
async function lockToken(tx: Db, hash: string) {
  const [family] = await tx
    .select({ id: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hash));
  if (!family) return null;
  const [session] = await tx
    .select()
    .from(sessions)
    .where(eq(sessions.id, family.id))
    .for('update');
  const [token] = await tx.select().from(refreshTokens).where(eq(refreshTokens.hash, hash));
  return session && token ? { session, token } : null;
}

/**
 * The token that another is exchanged for. It is derived, not random: only hashes are stored, and each
 * use of one token must give the same successor, in whichever process. Without the secret it cannot be
 * derived.
 */
function successorOf(token: string, tokenSecret: string): string {
  const key = createHmac('sha256', tokenSecret).update('refresh tokens').digest();
  return createHmac('sha256', key).update(token).digest('base64url');
}

/**
 * The newest token that follows a used one. A second use gets what the first got, or what that was
 * exchanged for since: a session has one branch, so a thief and the owner cannot both go on unnoticed.
 */
async function newestAfter(
  tx: Db,
  { session, token, now, tokenSecrets }: Succession,
): Promise<string> {
  // One that an earlier secret derived, while secrets are replaced, is the successor too.
  const candidates = tokenSecrets.map((secret) => successorOf(token, secret));
  const hashes = candidates.map(hashToken);
  const [stored] = await tx
    .select({ hash: refreshTokens.hash, usedAt: refreshTokens.usedAt })
    .from(refreshTokens)
    .where(inArray(refreshTokens.hash, hashes));
  if (!stored) return addRefreshToken(tx, session, now, successorOf(token, tokenSecrets[0]));
  const next = candidates[hashes.indexOf(stored.hash)] ?? '';
  return stored.usedAt ? newestAfter(tx, { session, token: next, now, tokenSecrets }) : next;
}

/**
 * Exchanges a refresh token for a new pair. Within 30 s of its first use it answers with the same
 * successor again; later use is taken for theft and ends the whole family.
 * @throws Problem `unauthenticated` for an unknown, expired or revoked token, `token_reused`.
 */
export async function refreshSession(
  services: Uses<'accessTokens' | 'clock' | 'db' | 'tokenSecrets'>,
  refreshToken: string,
): Promise<Tokens> {
  const now = services.clock();
  const hash = hashToken(refreshToken);
  // The revocation must be committed, so an error is returned, not thrown, out of the transaction.
  const outcome = await services.db.transaction(async (tx) => {
    const found = await lockToken(tx, hash);
    if (!found) return 'unauthenticated';
    const { session, token } = found;
    if (session.revokedAt || session.expiresAt <= now || token.expiresAt <= now)
      return 'unauthenticated';
    if (token.usedAt && addSeconds(token.usedAt, grace) < now) {
      await revokeSession(tx, session.id, now);
      await audit(tx, { at: now, userId: session.userId, event: 'token_reuse' });
      return 'token_reused';
    }
    if (!token.usedAt)
      await tx.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.hash, hash));
    await tx.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, session.id));
    const { tokenSecrets } = services;
    const succession = { session, token: refreshToken, now, tokenSecrets };
    return { session, refreshToken: await newestAfter(tx, succession) };
  });
  if (typeof outcome === 'string')
    throw new Problem(outcome, 'Your session has ended. Please log in again.');
  return tokenPair(services, outcome.session, outcome.refreshToken);
}
