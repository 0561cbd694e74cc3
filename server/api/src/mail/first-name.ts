import type { Account } from '../users/accounts';

/** One word of letters; anything that a mail program could make a link of is none. */
const name = /^\p{L}[\p{L}\p{M}'’-]{0,39}$/u;

/**
 * What a letter calls its reader. A full name is what a person typed, so only the owner of a verified
 * address gets it back: with another's address one could have us send words of one's own.
 * @returns null if no name is known that may be used.
 */
export function getFirstName({
  fullName,
  emailVerifiedAt,
}: Pick<Account, 'emailVerifiedAt' | 'fullName'>): string | null {
  const [first = ''] = fullName.trim().split(/\s+/);
  return emailVerifiedAt !== null && name.test(first) ? first : null;
}
