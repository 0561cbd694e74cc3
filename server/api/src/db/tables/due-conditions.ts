import { newMemory } from '@cpal/assistant/engine';
import { fewestVisitors } from '@cpal/shared/contract/insights/insights';
import { sql } from 'drizzle-orm';

/*
 * What partial indexes have of the rows that retention looks for. A rule repeats the words of its index
 * without parameters: PostgreSQL takes a partial index only where it can prove that the query's
 * condition implies the index's, and of a parameter it may know nothing.
 */

/** Messages that have not lost their words. */
export const hasWords = sql`question <> '' or answer <> ''`;

/** Conversations that remember something. Another `newMemory` needs an index of another name. */
export const hasMemory = sql.raw(`memory <> '${JSON.stringify(newMemory)}'::jsonb`);

/** Groups of questions that fewer visitors asked than are ever shown. */
export const isRare = sql.raw(`visitors < ${fewestVisitors}`);

/** Those whose words alone tell what is asked. */
export const isRareUntold = sql`${isRare} and topic is null`;

export const isRevoked = sql`revoked_at is not null`;

/** Events that still say from where they came. */
export const hasAddress = sql`address is not null`;
