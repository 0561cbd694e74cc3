import { and, eq, isNull, lt } from 'drizzle-orm';
import { addSeconds, minute } from '../../server/clock';
import { stripeEvents } from '../../db/schema';
import type { Uses } from '../../server/services';

/** Work that did not end within this many seconds died with its process. */
const abandonedAfter = 2 * minute;

/** Takes an event in work, or says why not: it is done, or somebody works on it. */
export async function claimEvent(
  { db, clock }: Uses<'clock' | 'db'>,
  { id, type }: { id: string; type: string },
): Promise<'claimed' | 'done' | 'in_work'> {
  const now = clock();
  const isAbandoned = and(
    isNull(stripeEvents.handledAt),
    lt(stripeEvents.startedAt, addSeconds(now, -abandonedAfter)),
  );
  const claimed = await db
    .insert(stripeEvents)
    .values({ id, type, startedAt: now })
    .onConflictDoUpdate({
      target: stripeEvents.id,
      set: { startedAt: now },
      ...(isAbandoned && { setWhere: isAbandoned }),
    })
    .returning({ id: stripeEvents.id });
  if (claimed.length > 0) return 'claimed';
  const [row] = await db.select().from(stripeEvents).where(eq(stripeEvents.id, id));
  return row?.handledAt ? 'done' : 'in_work';
}

/** Remembers that an event is done: it is never worked on again. */
export async function finishEvent({ db, clock }: Uses<'clock' | 'db'>, id: string) {
  await db.update(stripeEvents).set({ handledAt: clock() }).where(eq(stripeEvents.id, id));
}

/** Gives an event back after a failure, so that Stripe's next attempt finds it new. */
export async function releaseEvent({ db }: Uses<'db'>, id: string) {
  await db.delete(stripeEvents).where(eq(stripeEvents.id, id));
}
