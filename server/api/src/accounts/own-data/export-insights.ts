import type { AccountExport } from '@cpal/shared/contract/accounts/account-export';
import { and, asc, eq, inArray, isNotNull, sql, sum } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { affiliateLinks, blogDays, blogs, linkDays, questionGroups } from '../../db/schema';
import type { Account } from '../../users/accounts';
import { inBatches, inOneQuery } from './batches';
import type { Pieces } from './json-stream';

type Exported = Pick<Pieces<AccountExport>, 'askedQuestions' | 'linkMonths' | 'readerDays'>;

/** What was counted of the readers of a user's blogs. */
export function exportInsights(db: Db, { id: userId }: Account): Exported {
  const own = db.select({ id: blogs.id }).from(blogs).where(eq(blogs.userId, userId));
  const month = sql<string>`to_char(${linkDays.day}, 'YYYY-MM-01')`;
  return {
    readerDays: inOneQuery(() =>
      db
        .select({
          blog_id: blogDays.blogId,
          day: blogDays.day,
          questions: blogDays.questions,
          visitors: blogDays.visitors,
          conversations: blogDays.conversations,
          unanswered: blogDays.unanswered,
          general: blogDays.general,
          helpful: blogDays.helpful,
          unhelpful: blogDays.unhelpful,
        })
        .from(blogDays)
        .where(inArray(blogDays.blogId, own))
        .orderBy(asc(blogDays.blogId), asc(blogDays.day)),
    ),
    askedQuestions: inBatches(
      { at: questionGroups.lastAskedAt, id: questionGroups.id, newestFirst: false },
      ({ at, after, order, limit }) =>
        db
          .select({ row: questionGroups, at })
          .from(questionGroups)
          .where(and(inArray(questionGroups.blogId, own), isNotNull(questionGroups.label), after))
          .orderBy(...order)
          .limit(limit),
      (rows) =>
        rows.map(({ blogId, postId, label, visitors }) => ({
          blog_id: blogId,
          post_id: postId,
          question: label ?? '',
          visitors,
        })),
    ),
    linkMonths: inOneQuery(() =>
      db
        .select({
          link_id: linkDays.linkId,
          month,
          shown: sum(linkDays.shown).mapWith(Number),
          clicks: sum(linkDays.clicks).mapWith(Number),
        })
        .from(linkDays)
        .innerJoin(affiliateLinks, eq(affiliateLinks.id, linkDays.linkId))
        .where(inArray(affiliateLinks.blogId, own))
        .groupBy(linkDays.linkId, month)
        .orderBy(asc(linkDays.linkId), month),
    ),
  };
}
