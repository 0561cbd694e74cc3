import type { Blog } from '@cpal/shared/contract/blogs/blog';
import type { connections } from '../../db/schema';
import { toSeconds } from '../../kernel/clock';

export type Connection = NonNullable<Blog['connection']>;

type Row = typeof connections.$inferSelect;

function toState({ usedAt, checkDueAt, expiresAt }: Row, now: Date): Connection['state'] {
  if (usedAt === null) return expiresAt > now ? 'waiting' : 'expired';
  return checkDueAt === null ? 'not_found' : 'checking';
}

/** A connection as the wire has it. */
export const toConnection = (row: Row, now: Date): Connection => ({
  state: toState(row, now),
  expires_at: toSeconds(row.expiresAt),
  problem: row.problem,
});
