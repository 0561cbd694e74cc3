import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, isNotNull } from 'drizzle-orm';
import { stripeEvents } from '../../db/schema';
import type { Uses } from '../../kernel/services';

/** Milliseconds: the longest wait, and between two looks. */
const waitLimitMs = 3_000;
const pauseMs = 50;

/** Waits until an event is handled, by whichever process, but no longer than 3 s. */
export async function untilHandled({ db }: Uses<'db'>, id: string): Promise<void> {
  const isHandled = and(eq(stripeEvents.id, id), isNotNull(stripeEvents.handledAt));
  const untilMs = Date.now() + waitLimitMs;
  while (Date.now() < untilMs && (await db.$count(stripeEvents, isHandled)) === 0)
    await sleep(pauseMs);
}
