import type { SignUp, User } from '@cpal/shared/contract/auth';
import { audit } from '../../db/audit';
import { accountColumns } from '../../db/accounts';
import { users } from '../../db/schema';
import { Problem } from '../../problem';
import type { Services } from '../../services';
import { toUser } from './account';
import { isCommonPassword } from './common-passwords';

/**
 * Creates an account; the person logs in next.
 * @throws Problem `weak_password`, `email_taken`, `overloaded`.
 */
export async function signUp(services: Services, wanted: SignUp): Promise<User> {
  const { email, password, fullName, company } = wanted;
  if (isCommonPassword(password))
    throw new Problem('weak_password', 'This password is too common. Please choose another one.');
  const passwordHash = await services.passwords.hash(password);
  const now = services.clock();
  const account = await services.db.transaction(async (tx) => {
    const [created] = await tx
      .insert(users)
      .values({ email, passwordHash, fullName, company: company || null, createdAt: now })
      .onConflictDoNothing({ target: users.email })
      .returning(accountColumns);
    if (created) await audit(tx, { at: now, userId: created.id, event: 'sign_up' });
    return created;
  });
  if (!account) throw new Problem('email_taken', 'An account with this email already exists.');
  return toUser(account);
}
