import { eq, max } from 'drizzle-orm';
import { blogs } from '../../db/schema';
import { takeTurns } from '../../db/turns';
import type { Uses } from '../../kernel/services';

/**
 * Takes the turn to ask a website where it may be asked now.
 * @returns milliseconds to wait before another try; 0 where the turn was taken.
 */
async function tryTurn({ db, clock }: Uses<'clock' | 'db'>, domain: string, pauseMs: number) {
  const ofDomain = eq(blogs.domain, domain);
  return db.transaction(async (tx) => {
    await takeTurns(tx, `request to ${domain}`);
    const [row] = await tx
      .select({ next: max(blogs.nextRequestAt) })
      .from(blogs)
      .where(ofDomain);
    const now = clock().getTime();
    const next = row?.next?.getTime() ?? now;
    if (next > now) return next - now;
    await tx
      .update(blogs)
      .set({ nextRequestAt: new Date(now + pauseMs) })
      .where(ofDomain);
    return 0;
  });
}

/**
 * Waits until a website may be asked again: all processes together keep the pause. It counts from
 * when a turn is taken, so that a timer which fires late shortens no pause after it.
 * @param domain as blogs have it.
 * @param pauseMs milliseconds until the turn after this one.
 */
export async function takeTurn(
  services: Uses<'clock' | 'db' | 'politeness'>,
  domain: string,
  pauseMs: number,
) {
  for (;;) {
    const waitMs = await tryTurn(services, domain, pauseMs);
    if (waitMs === 0) return;
    await services.politeness.wait(waitMs);
  }
}
