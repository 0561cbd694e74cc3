import { and, eq, isNull, lt } from 'drizzle-orm';
import { stripeEvents } from '../../db/schema';
import { addSeconds, minute } from '../../server/clock';
import type { Uses } from '../../server/services';
import type { About } from './about';

/** Seconds after which the former release, which handled events as they came, must have died. */
const abandonedAfter = 2 * minute;

/**
 * Puts an event into the queue, unless it is there or was handled. One that was given up, and that
 * Stripe is asked to send again, is tried again.
 * @returns `in_work` where a process of the former release handles it at this moment.
 * @throws the database's error; the event is not stored then.
 */
export async function storeEvent(
  { db, clock }: Uses<'db' | 'clock'>,
  { id, type, about }: { id: string; type: string; about: About },
): Promise<'stored' | 'duplicate' | 'in_work'> {
  const now = clock();
  const queued = { ...about, receivedAt: now, dueAt: now, attempts: 0 };
  const isNobodys = and(
    isNull(stripeEvents.handledAt),
    isNull(stripeEvents.dueAt),
    lt(stripeEvents.receivedAt, addSeconds(now, -abandonedAfter)),
  );
  const stored = await db
    .insert(stripeEvents)
    .values({ id, type, ...queued })
    .onConflictDoUpdate({
      target: stripeEvents.id,
      set: queued,
      ...(isNobodys && { setWhere: isNobodys }),
    })
    .returning({ id: stripeEvents.id });
  if (stored.length > 0) return 'stored';
  const [row] = await db.select().from(stripeEvents).where(eq(stripeEvents.id, id));
  return row?.handledAt || row?.dueAt ? 'duplicate' : 'in_work';
}
