import { domainToUnicode } from 'node:url';
import { normalizeEmail } from '@cpal/shared/contract/fields';
import type { User } from '@cpal/shared/contract/accounts/member';
import { toSeconds } from '../kernel/clock';
import type { Account } from './accounts';

/** An email with its domain in the letters of its language instead of ASCII; typed again, it is the same. */
function showEmail(email: string): string {
  const start = email.lastIndexOf('@') + 1;
  const shown = email.slice(0, start) + domainToUnicode(email.slice(start));
  return normalizeEmail(shown) === email ? shown : email;
}

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
