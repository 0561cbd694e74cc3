import { normalizeEmail } from '@cpal/shared/contract/fields';
import { type Column, and, asc, eq, isNull, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { isDuplicate } from '../../db/duplicate';
import { checkouts, users } from '../../db/schema';
import type { Uses } from '../../server/services';

/** Only these can change: the normal form of an email in ASCII is itself, or there is none. */
const isNotAscii = (email: Column) => sql`octet_length(${email}) <> char_length(${email})`;

/** The normal form where a stored email has another. */
const changed = (email: string) => {
  const normal = normalizeEmail(email);
  return normal === email ? null : normal;
};

/** @returns false where another account has the email: this one then keeps the spelling that it has. */
async function rename(db: Db, { id, email }: { id: string; email: string }, normal: string) {
  try {
    await db
      .update(users)
      .set({ email: normal, isCustomerEmailStale: true })
      .where(and(eq(users.id, id), eq(users.email, email)));
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

/**
 * Gives emails that an earlier release stored their normal form, and is done again each night, since
 * such a release may still be running. SQL cannot do IDNA, so this is no migration. No account is
 * lost: where two have one mailbox, the verified or older one gets the normal form and the other is
 * found by its own spelling, with what was bought with it.
 * @param stop ends the run.
 * @returns whether nothing is left to do.
 */
export async function normalizeStoredEmails(
  { db, log }: Uses<'db' | 'log'>,
  stop: AbortSignal,
): Promise<boolean> {
  const accounts = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(isNotAscii(users.email))
    .orderBy(isNull(users.emailVerifiedAt), asc(users.createdAt), asc(users.id));
  let renamed = 0;
  let kept = 0;
  for (const account of accounts) {
    if (stop.aborted) return false;
    const normal = changed(account.email);
    if (normal === null) continue;
    if (await rename(db, account, normal)) renamed += 1;
    else kept += 1;
  }
  const owners = db.select().from(users).where(eq(users.email, checkouts.email));
  const purchases = await db
    .selectDistinct({ email: checkouts.email })
    .from(checkouts)
    .where(and(isNotAscii(checkouts.email), notExists(owners)));
  for (const { email } of purchases) {
    if (stop.aborted) return false;
    const normal = changed(email);
    if (normal !== null)
      await db.update(checkouts).set({ email: normal }).where(eq(checkouts.email, email));
  }
  if (renamed + kept > 0) log.info({ renamed, kept }, 'stored emails were normalized');
  return true;
}
