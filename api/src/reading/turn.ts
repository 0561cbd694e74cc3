import { setTimeout as sleep } from 'node:timers/promises';
import { eq, max } from 'drizzle-orm';
import { blogs } from '../db/schema';
import { takeTurns } from '../db/turns';
import type { Uses } from '../server/services';

/**
 * Waits until a website may be asked again: all processes together keep the pause.
 * @param domain as blogs have it.
 * @param pauseMs milliseconds until the turn after this one.
 */
export async function takeTurn(
  { db, clock }: Uses<'clock' | 'db'>,
  domain: string,
  pauseMs: number,
) {
  const ofDomain = eq(blogs.domain, domain);
  const wait = await db.transaction(async (tx) => {
    await takeTurns(tx, `request to ${domain}`);
    const [row] = await tx
      .select({ next: max(blogs.nextRequestAt) })
      .from(blogs)
      .where(ofDomain);
    const now = clock().getTime();
    const turn = Math.max(now, row?.next?.getTime() ?? 0);
    await tx
      .update(blogs)
      .set({ nextRequestAt: new Date(turn + pauseMs) })
      .where(ofDomain);
    return turn - now;
  });
  if (wait > 0) await sleep(wait);
}
