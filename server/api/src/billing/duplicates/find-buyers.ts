import { blockingStatuses } from '@cpal/shared/contract/billing/subscription-terms';
import { and, count, eq, gt, inArray, isNotNull, isNull, ne, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client';
import { checkouts, duplicatePurchases, subscriptions, users } from '../../db/schema';

const owners = alias(users, 'owners');

/** A checkout without a login is a user's where they have proven that its email is theirs. */
const isBuyer = and(
  isNull(checkouts.userId),
  eq(checkouts.email, users.email),
  isNotNull(users.emailVerifiedAt),
);

/**
 * The customers that users bought with next to the one of their account: the proof is the one that
 * linking requires.
 * @param userId of the only user to look for; else all.
 */
export async function findOtherCustomers(db: Db, userId?: string) {
  const isOwned = db.select().from(owners).where(eq(owners.stripeCustomerId, checkouts.customerId));
  const rows = await db
    .selectDistinct({ userId: users.id, customerId: checkouts.customerId })
    .from(users)
    .innerJoin(checkouts, isBuyer)
    .where(
      and(
        userId === undefined ? undefined : eq(users.id, userId),
        isNotNull(users.stripeCustomerId),
        isNotNull(checkouts.customerId),
        or(isNull(users.formerCustomerId), ne(users.formerCustomerId, checkouts.customerId)),
        notExists(isOwned),
      ),
    );
  return rows.flatMap(({ customerId, userId: buyer }) =>
    customerId === null ? [] : [{ userId: buyer, customerId }],
  );
}

/** Whom to look at: who may have two plans, and whose second one is still to be settled. */
export async function findDoubleBuyers(db: Db): Promise<string[]> {
  const others = await findOtherCustomers(db);
  const pending = await db
    .selectDistinct({ userId: duplicatePurchases.userId })
    .from(duplicatePurchases)
    .where(isNull(duplicatePurchases.settledAt));
  const doubled = await db
    .select({ userId: users.id })
    .from(users)
    .innerJoin(subscriptions, eq(subscriptions.customerId, users.stripeCustomerId))
    .where(inArray(subscriptions.status, [...blockingStatuses]))
    .groupBy(users.id)
    .having(gt(count(), 1));
  return [...new Set([...others, ...pending, ...doubled].map((row) => row.userId))];
}

/** The users who have bought by these checkouts, with a login or without. */
export async function findBuyers(db: Db, sessions: readonly string[]): Promise<string[]> {
  if (sessions.length === 0) return [];
  const rows = await db
    .selectDistinct({ userId: users.id })
    .from(checkouts)
    .innerJoin(users, or(eq(users.id, checkouts.userId), isBuyer))
    .where(inArray(checkouts.stripeSessionId, [...sessions]));
  return rows.map((row) => row.userId);
}
