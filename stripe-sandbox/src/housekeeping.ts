import { passTime } from './billing/due';
import type { Sandbox } from './sandbox';

const day = 24 * 60 * 60;
/** As long as Stripe keeps them, in seconds. */
const keepAnswers = day;
const keepEvents = 30 * day;

function forget(sandbox: Sandbox): void {
  const { answers, deliveries, events } = sandbox.store;
  const now = sandbox.now();
  for (const { id, created } of answers.all()) if (created < now - keepAnswers) answers.remove(id);
  for (const { id, created } of events.all()) {
    const waits = deliveries.get(id) !== undefined;
    if (created < now - keepEvents && !waits) events.remove(id);
  }
}

/** Lets happen what became due by itself, and forgets what Stripe would have forgotten. */
export function keepHouse(sandbox: Sandbox): Promise<void> {
  return sandbox.change(null, () => {
    passTime(sandbox, sandbox.now());
    forget(sandbox);
  });
}
