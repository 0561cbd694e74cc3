import { normalizeEmail } from '@cpal/shared/contract/fields';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../db/client';
import { users } from '../db/schema';

const { passwordHash: _secret, ...columns } = getTableColumns(users);

/** What a query selects where it wants the account and not its password. */
export const accountColumns = columns;

/** A user without the password's hash. */
export type Account = Omit<typeof users.$inferSelect, 'passwordHash'>;

/** Whether an account has an email, in whichever spelling it was typed. */
export const hasEmail = (typed: string) => eq(users.email, normalizeEmail(typed) ?? typed);

/** Finds a user by their id. */
export async function findAccount(db: Db, userId: string) {
  const [found] = await db.select(accountColumns).from(users).where(eq(users.id, userId));
  return found ?? null;
}

/** Finds the user that a Stripe customer belongs to. */
export async function findAccountByCustomer(db: Db, customerId: string) {
  const [found] = await db
    .select(accountColumns)
    .from(users)
    .where(eq(users.stripeCustomerId, customerId));
  return found ?? null;
}
