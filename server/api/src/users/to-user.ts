import type { User } from '@cpal/shared/contract/member';
import { toSeconds } from '../kernel/clock';
import type { Account } from './accounts';
import { showEmail } from './show-email';

/** An account as the wire shows it. */
export const toUser = (account: Account): User => ({
  userId: account.id,
  email: showEmail(account.email),
  pendingEmail: account.pendingEmail === null ? null : showEmail(account.pendingEmail),
  fullName: account.fullName,
  company: account.company,
  emailVerified: account.emailVerifiedAt !== null,
  stripeCustomerId: account.stripeCustomerId,
  createdAt: toSeconds(account.createdAt),
});
