import type { Credentials } from '@cpal/shared/contract/accounts/auth';
import type { Tokens } from '@cpal/shared/contract/accounts/auth';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../db/audit';
import { users } from '../../db/schema';
import type { Uses } from '../../kernel/services';
import { hasEmail } from '../../users/accounts';
import { describeClient } from './describe-client';
import { invalidCredentials, openSession } from './sessions';

/**
 * Opens a session for an email and password.
 * @throws Problem `invalid_credentials`, in the same time and words for an unknown email and a
 * wrong password; `overloaded` where too many passwords wait to be verified.
 */
export async function logIn(
  services: Uses<'accessTokens' | 'clock' | 'db' | 'passwords'>,
  { email, password }: Credentials,
  userAgent: string | undefined,
): Promise<Tokens> {
  const { db, passwords, clock } = services;
  const [user] = await db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      passwordChangedAt: users.passwordChangedAt,
    })
    .from(users)
    .where(hasEmail(email))
    .limit(1);
  const right = await passwords.verify(user?.passwordHash ?? null, password);
  if (!user || !right) {
    await audit(db, { at: clock(), userId: user?.id ?? null, event: 'login_failed' });
    throw invalidCredentials();
  }
  if (passwords.isOutdated(user.passwordHash)) {
    const passwordHash = await passwords.hash(password);
    await db
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)));
  }
  return openSession(services, user, describeClient(userAgent));
}
