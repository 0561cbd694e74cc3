import { and, eq, exists, gt, inArray, isNull, lte, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client';
import { stripeEvents } from '../../db/schema';
import { takeTurns } from '../../db/turns';
import { lease } from '../../jobs/retry';
import { addSeconds } from '../../kernel/clock';
import type { Uses } from '../../kernel/services';

/** One event of the queue. */
type QueuedEvent = typeof stripeEvents.$inferSelect;

/** Events that one look into Stripe answers: all that are due of one customer, or one of nobody's. */
export interface Batch {
  customerId: string | null;
  events: QueuedEvent[];
}

/** Of so many due events the customers are chosen. */
const maxExamined = 100;

/** Due, and its customer is in nobody's hands. */
function isFree(db: Db, now: Date) {
  const held = alias(stripeEvents, 'held');
  const isHeld = and(
    eq(held.customerId, stripeEvents.customerId),
    isNull(held.handledAt),
    gt(held.leasedUntil, now),
  );
  return and(
    isNull(stripeEvents.handledAt),
    lte(stripeEvents.dueAt, now),
    or(isNull(stripeEvents.leasedUntil), lte(stripeEvents.leasedUntil, now)),
    not(exists(db.select({ id: held.id }).from(held).where(isHeld))),
  );
}

/** The batches of some events, in their order. */
function toBatches(events: QueuedEvent[]): Batch[] {
  const batches = new Map<string, Batch>();
  for (const event of events) {
    const { id, customerId } = event;
    const key = customerId ?? id;
    const batch = batches.get(key) ?? { customerId, events: [] };
    batch.events.push(event);
    batches.set(key, batch);
  }
  return [...batches.values()];
}

/**
 * Takes what is due of some customers; until the lease ends nobody else takes anything of theirs.
 * @param max how many batches.
 */
export async function claimBatches(
  { db, clock }: Uses<'db' | 'clock'>,
  max: number,
): Promise<Batch[]> {
  const now = clock();
  const someFree = (on: Db, limit: number) =>
    on
      .select()
      .from(stripeEvents)
      .where(isFree(on, now))
      .orderBy(stripeEvents.dueAt, stripeEvents.receivedAt)
      .limit(limit);
  // Asked several times a second and mostly in vain, so without a transaction first.
  if ((await someFree(db, 1)).length === 0) return [];
  return db.transaction(async (tx) => {
    // Two claims at the same time could each take a different event of one customer.
    await takeTurns(tx, 'claim webhooks');
    const batches = toBatches(await someFree(tx, maxExamined)).slice(0, max);
    const ids = batches.flatMap(({ events }) => events.map(({ id }) => id));
    const claimed = await tx
      .update(stripeEvents)
      .set({ leasedUntil: addSeconds(now, lease), attempts: sql`${stripeEvents.attempts} + 1` })
      .where(inArray(stripeEvents.id, ids))
      .returning();
    return toBatches(claimed);
  });
}

/** Remembers that events are handled, and no longer whom they were about. */
export async function finishEvents({ db, clock }: Uses<'db' | 'clock'>, { events }: Batch) {
  await db
    .update(stripeEvents)
    .set({ handledAt: clock(), leasedUntil: null, customerId: null, checkoutSessionId: null })
    .where(
      inArray(
        stripeEvents.id,
        events.map(({ id }) => id),
      ),
    );
}

/** Gives an event back after a failure, due at a later moment, or for good where that is null. */
export async function postponeEvent(db: Db, { id }: QueuedEvent, dueAt: Date | null) {
  await db.update(stripeEvents).set({ dueAt, leasedUntil: null }).where(eq(stripeEvents.id, id));
}
