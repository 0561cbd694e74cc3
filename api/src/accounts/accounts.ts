import { normalizeEmail } from '@cpal/shared/contract/fields';
import { desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Db } from '../db/client';
import { users } from '../db/schema';

const { passwordHash: _secret, ...columns } = getTableColumns(users);

/** What a query selects where it wants the account and not its password. */
export const accountColumns = columns;

/** A user without the password's hash. */
export type Account = Omit<typeof users.$inferSelect, 'passwordHash'>;

/**
 * Whether an account has an email, in whichever spelling it was typed. Two accounts can match: one from
 * before the normal form may keep its own spelling while another has the normal form, so a look-up
 * also sorts by `closestEmail` and takes the first.
 */
export const hasEmail = (typed: string) =>
  inArray(users.email, [typed, normalizeEmail(typed) ?? typed]);

/** The account with exactly what was typed before the one with its normal form. */
export const closestEmail = (typed: string) => desc(eq(users.email, typed));

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
