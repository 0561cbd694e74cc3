import * as z from 'zod/mini';
import { done, unread } from './answers';
import { call } from './call';
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

export const listSessions = call({
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'member',
  answer: sessionList,
  codes: [],
});

/** How many sessions a call has ended. */
export const endedSessions = z.object({ ended: z.int() });

/** Ends all of the member's sessions but the one that asks. */
export const endOtherSessions = call({
  method: 'DELETE',
  path: '/api/auth/sessions',
  access: 'member',
  answer: endedSessions,
  codes: [],
});

export const endSession = call({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: 'member',
  params: { id: 'uuid' },
  answer: done,
  reads: unread,
  codes: ['not_found'],
});
