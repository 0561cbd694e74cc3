import { setTimeout as sleep } from 'node:timers/promises';
import { readerVersion } from '@cpal/assistant/post';
import { lte } from 'drizzle-orm';
import { posts } from '../db/schema';
import { lease, retryDelay } from '../jobs/retry';
import { addSeconds, day, hour, minute } from '../kernel/clock';

/** Seconds from one look at a blog's list of posts to the next. */
export const readEvery = day;

const pauses = { first: 10 * minute, max: 12 * hour };

/** How a website is left alone between two requests. */
export interface Politeness {
  /** Milliseconds from one request to the next. */
  pauseMs: number;
  /** Waits n milliseconds, or longer. */
  wait: (durationMs: number) => Promise<unknown>;
}

declare module '../kernel/services' {
  interface Services {
    politeness: Politeness;
  }
}

/** A second, and what one request can be longer under way than the next. */
export const politeness: Politeness = {
  pauseMs: 1_100,
  wait: (durationMs) => sleep(durationMs),
};

/** Seconds to the next attempt after so many failures in a row. */
export const pauseAfter = (failures: number) => retryDelay(failures, pauses);

/** Whether a post waits for its turn in the present reading, or is being read right now. */
export const isInReading = (now: Date) => lte(posts.dueAt, addSeconds(now, lease));

/** Whether an older reader has read a post; a newer one has in a release that was rolled back. */
export const isOutdated = ({ readWith }: Pick<typeof posts.$inferSelect, 'readWith'>) =>
  (readWith ?? 0) < readerVersion;
