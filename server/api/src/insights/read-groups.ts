import { type AskedQuestion, fewestVisitors } from '@cpal/shared/contract/insights/insights';
import { type SQL, and, between, desc, eq, isNotNull, sql, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { aboutPost } from '../blogs/pictures';
import { groupDays, posts, questionGroups } from '../db/schema';
import type { Uses } from '../kernel/services';

/** Groups, most asked of late, whose sums are looked at: far more than are shown. */
const maxExamined = 400;

/** Days as the sums have them, both ends among them. */
export interface Span {
  first: string;
  last: string;
}

/** Of a blog, or of one of its posts; who asks has made sure that it is the blog's. */
export interface Scope {
  blogId: string;
  postId: string | undefined;
}

/** A group as it is shown, with what tells what it is about. */
export interface ShownGroup {
  shown: AskedQuestion;
  intent: string;
  topic: string | null;
}

const total = (column: PgColumn, name: string) => sum(column).mapWith(Number).as(name);

/**
 * What was asked in a span, most visitors first. Only groups are looked at that were hottest by `trend`,
 * so the work does not grow with what was ever asked.
 * @param required which sums of a group are wanted next to the fewest visitors.
 */
export async function readGroups(
  { db }: Uses<'db'>,
  { blogId, postId }: Scope,
  { first, last }: Span,
  { trend, max, condition }: { trend: PgColumn; max: number; condition?: SQL },
): Promise<ShownGroup[]> {
  const hot = db
    .select({
      id: questionGroups.id,
      intent: questionGroups.intent,
      topic: questionGroups.topic,
      label: questionGroups.label,
      postId: questionGroups.postId,
    })
    .from(questionGroups)
    .where(
      and(
        postId === undefined
          ? eq(questionGroups.blogId, blogId)
          : eq(questionGroups.postId, postId),
        isNotNull(questionGroups.label),
      ),
    )
    .orderBy(desc(trend))
    .limit(maxExamined)
    .as('hot');
  // One by one by their index: the work is the same however large the table is.
  const summed = db
    .select({
      visitors: total(groupDays.visitors, 'visitors'),
      times: total(groupDays.questions, 'times'),
      unanswered: total(groupDays.unanswered, 'unanswered'),
      general: total(groupDays.general, 'general'),
      helpful: total(groupDays.helpful, 'helpful'),
      unhelpful: total(groupDays.unhelpful, 'unhelpful'),
    })
    .from(groupDays)
    .where(and(eq(groupDays.groupId, hot.id), between(groupDays.day, first, last)))
    .having(and(sql`${sum(groupDays.visitors)} >= ${fewestVisitors}`, condition))
    .as('summed');
  const ranked = db
    .select({
      id: hot.id,
      intent: hot.intent,
      topic: hot.topic,
      label: hot.label,
      postId: hot.postId,
      visitors: summed.visitors,
      times: summed.times,
      unanswered: summed.unanswered,
      general: summed.general,
      helpful: summed.helpful,
      unhelpful: summed.unhelpful,
    })
    .from(hot)
    .innerJoinLateral(summed, sql`true`)
    .orderBy(desc(summed.visitors), desc(summed.times), hot.id)
    .limit(max)
    .as('ranked');
  const { postId: ofPost, ...columns } = ranked._.selectedFields;
  // Of few groups only, so that no more posts are looked at than are named.
  const rows = await db
    .select({ ...columns, post: aboutPost })
    .from(ranked)
    .innerJoin(posts, eq(posts.id, ofPost))
    .orderBy(desc(ranked.visitors), desc(ranked.times), ranked.id);
  return rows.map(({ intent, topic, label, ...shown }) => ({
    shown: { ...shown, question: label ?? '' },
    intent,
    topic,
  }));
}

/** Which the post lacked half the time at least, whether or not general knowledge answered. */
export const mostlyMissing = sql`2 * (${sum(groupDays.unanswered)} + ${sum(groupDays.general)})
  >= ${sum(groupDays.questions)}`;

/** Whose answers did not help at least as often as they did. */
export const mostlyUnhelpful = sql`${sum(groupDays.unhelpful)} > 0
  and ${sum(groupDays.unhelpful)} >= ${sum(groupDays.helpful)}`;
