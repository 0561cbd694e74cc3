import * as v from 'valibot';
import { done, ifPresent, unread } from '../answers';
import { call } from '../call';
import { seconds, integer } from '../fields';

/** One login that is still open. */
export const session = v.object({
  id: v.string(),
  createdAt: seconds,
  /** The login or the last refresh; an open page refreshes every 15 minutes. */
  lastUsedAt: seconds,
  /** Whether it is the one that asks. */
  isCurrent: v.boolean(),
  /** Such as `Firefox on Windows`; null where the login did not say. */
  client: v.nullable(v.string()),
});

export const sessionList = v.object({ sessions: v.array(session) });

export type Session = v.InferOutput<typeof session>;
export type SessionList = v.InferOutput<typeof sessionList>;

export const listSessions = call({
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'member',
  answer: sessionList,
  codes: [],
});

/** How many sessions a call has ended. */
export const endedSessions = v.object({ ended: integer });

/** Ends all of the member's sessions but the one that asks. */
export const endOtherSessions = call({
  method: 'DELETE',
  path: '/api/auth/sessions',
  access: 'member',
  answer: endedSessions,
  reads: ifPresent(endedSessions),
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
