import { eq } from 'drizzle-orm';
import { audit } from '../../db/audit';
import { users } from '../../db/schema';
import { Problem } from '@cpal/server-kit/problem';
import type { Uses } from '../../kernel/services';

/**
 * Has a member who is logged in prove with the password that it is still them.
 * @returns the stored hash that was verified.
 * @throws Problem `wrong_password`; `overloaded` where too many passwords wait to be verified.
 */
export async function requirePassword(
  { db, passwords, clock }: Uses<'clock' | 'db' | 'passwords'>,
  userId: string,
  password: string,
): Promise<string> {
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  if (user && (await passwords.verify(user.passwordHash, password))) return user.passwordHash;
  await audit(db, { at: clock(), userId, event: 'password_refused' });
  throw wrongPassword();
}

/** 403 and not 401, which would tell the client that its session has ended. */
export const wrongPassword = () => new Problem('wrong_password', 'The password is not correct.');
