import * as z from 'zod/mini';
import { seconds } from './fields';

/** One login that is still open. */
export const session = z.object({
  id: z.string(),
  createdAt: seconds,
  /** The login or the last refresh; an open page refreshes every 15 minutes. */
  lastUsedAt: seconds,
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
  /** Such as `Firefox on Windows`; null where the login did not say. */
  client: z.nullable(z.string()),
});

export const sessionList = z.object({ sessions: z.array(session) });

export type Session = z.infer<typeof session>;
export type SessionList = z.infer<typeof sessionList>;
