import { legalVersion } from '@cpal/shared/contract/accounts/legal-version';
import type { NewAccount } from '@cpal/shared/contract/accounts/sign-up';
import type { User } from '@cpal/shared/contract/accounts/member';
import { audit } from '../../db/audit';
import { accountColumns } from '../../users/accounts';
import { users } from '../../db/schema';
import { queueMail } from '../../mail/queue';
import { Problem } from '@cpal/server-kit/problem';
import type { Uses } from '../../kernel/services';
import { toUser } from '../../users/to-user';
import { storedProfile } from '../profile/stored-profile';
import { requireUncommon } from '../passwords/common-passwords';

/**
 * Creates an account; the person logs in next. The form says that signing up accepts the terms and the
 * privacy policy, so the version in force is kept with the account.
 * @throws Problem `weak_password`, `email_taken`, `overloaded`.
 */
export async function signUp(
  services: Uses<'clock' | 'db' | 'passwords'>,
  wanted: NewAccount,
): Promise<User> {
  const { email, password, fullName, ...profile } = wanted;
  requireUncommon(password);
  const passwordHash = await services.passwords.hash(password);
  const now = services.clock();
  const account = await services.db.transaction(async (tx) => {
    const [created] = await tx
      .insert(users)
      .values({
        email,
        passwordHash,
        fullName,
        ...storedProfile(profile),
        legalVersion,
        legalAcceptedAt: now,
        createdAt: now,
      })
      .onConflictDoNothing({ target: users.email })
      .returning(accountColumns);
    if (!created) throw new Problem('email_taken', 'An account with this email already exists.');
    await audit(tx, { at: now, userId: created.id, event: 'sign_up' });
    await queueMail(tx, { kind: 'verify_email', email, at: now });
    return created;
  });
  return toUser(account);
}
