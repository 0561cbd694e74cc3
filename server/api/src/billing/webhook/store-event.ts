import { and, isNull } from 'drizzle-orm';
import { stripeEvents } from '../../db/schema';
import type { Uses } from '../../kernel/services';
import type { About } from './about';

/**
 * Puts an event into the queue, unless it is there or was handled. One that was given up, and that
 * Stripe is asked to send again, is tried again.
 * @throws the database's error; the event is not stored then.
 */
export async function storeEvent(
  { db, clock }: Uses<'db' | 'clock'>,
  { id, type, about }: { id: string; type: string; about: About },
): Promise<'stored' | 'duplicate'> {
  const now = clock();
  const queued = { ...about, receivedAt: now, dueAt: now, attempts: 0 };
  const isGivenUp = and(isNull(stripeEvents.handledAt), isNull(stripeEvents.dueAt));
  const stored = await db
    .insert(stripeEvents)
    .values({ id, type, ...queued })
    .onConflictDoUpdate({
      target: stripeEvents.id,
      set: queued,
      ...(isGivenUp && { setWhere: isGivenUp }),
    })
    .returning({ id: stripeEvents.id });
  return stored.length > 0 ? 'stored' : 'duplicate';
}
