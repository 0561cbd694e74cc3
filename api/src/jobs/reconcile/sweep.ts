import { and, eq, exists, isNotNull, isNull, lt, not, or } from 'drizzle-orm';
import { addSeconds, day } from '../../clock';
import { checkouts, stripeEvents, users } from '../../db/schema';
import type { Services } from '../../services';

/** Seconds; Stripe sends an event again for three days. */
const keptFor = 30 * day;

/**
 * Removes what nobody needs any more: handled events, and checkouts that are no proof. A checkout is
 * proof of whose customer is whose until that customer is linked; one that was never paid is none.
 * @returns how many rows went.
 */
export async function sweep({ db, clock }: Services): Promise<number> {
  const before = addSeconds(clock(), -keptFor);
  const events = await db
    .delete(stripeEvents)
    .where(and(isNotNull(stripeEvents.handledAt), lt(stripeEvents.startedAt, before)))
    .returning({ id: stripeEvents.id });
  const linked = db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.stripeCustomerId, checkouts.customerId));
  const ended = or(not(checkouts.isOpen), isNull(checkouts.stripeSessionId));
  const proofless = or(isNull(checkouts.customerId), exists(linked));
  const rows = await db
    .delete(checkouts)
    .where(and(lt(checkouts.createdAt, before), ended, proofless))
    .returning({ id: checkouts.id });
  return events.length + rows.length;
}
