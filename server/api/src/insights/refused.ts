import { and, eq } from 'drizzle-orm';
import { messages } from '../db/schema';

type Message = Pick<typeof messages.$inferSelect, 'isUnanswered' | 'tier'>;

/**
 * Whether the reader was told that there is no answer. The post can lack one and the reader be helped all
 * the same, by general cooking knowledge: that is a gap of the post, and no question without an answer.
 */
export const isRefused = ({ isUnanswered, tier }: Message): boolean =>
  isUnanswered && tier === 'refusal';

/** The same of a row that is looked for. */
export const refused = and(eq(messages.isUnanswered, true), eq(messages.tier, 'refusal'));
