import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { blogs, conversations, messages, posts } from '../../db/schema';
import { takeTurn } from '../../db/turns';
import { toSeconds } from '../../kernel/clock';
import type { Uses } from '../../kernel/services';
import { openOnce } from './once';
import { openGroups } from './question-groups';
import { openSums } from './sums';
import { isRefused } from '../refused';

/** Questions that one transaction counts. */
const batch = 500;

/** What is not in the sums as it is now; the index of the table has the same words. */
export const isToCount = sql`counted_as is distinct from coalesce(is_helpful::text, 'none')`;

export type ToCount = Omit<typeof messages.$inferSelect, 'answer' | 'sources'> & {
  visitor: string;
};

/**
 * Locks some of a blog's questions that are to be counted, after blog and posts: the removal of either
 * takes them in the same order, so that neither waits for what waits for it.
 */
async function takeSome(tx: Db, blogId: string): Promise<ToCount[]> {
  const own = and(eq(messages.blogId, blogId), isToCount);
  const [blog] = await tx
    .select({ id: blogs.id })
    .from(blogs)
    .where(eq(blogs.id, blogId))
    .for('key share');
  if (!blog) return [];
  const waiting = await tx
    .select({ id: messages.id, postId: messages.postId })
    .from(messages)
    .where(own)
    // By post, so that the groups of few posts are looked at.
    .orderBy(asc(messages.postId), asc(messages.createdAt))
    .limit(batch);
  if (waiting.length === 0) return [];
  const postIds = [...new Set(waiting.flatMap(({ postId }) => postId ?? []))];
  await tx.select({ id: posts.id }).from(posts).where(inArray(posts.id, postIds)).for('key share');
  const { answer: _answer, sources: _sources, ...columns } = getTableColumns(messages);
  const ids = waiting.map(({ id }) => id);
  return tx
    .select({ ...columns, visitor: conversations.visitor })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(own, inArray(messages.id, ids)))
    .orderBy(asc(messages.createdAt), asc(messages.id))
    .for('update', { of: messages });
}

const ratingOf = ({ isHelpful }: Pick<ToCount, 'isHelpful'>) =>
  isHelpful === null ? 'none' : isHelpful ? 'true' : 'false';

/**
 * How much a rating adds, beyond the one that is in the sums already. Ratings say whether answers
 * helped, so one of a question without an answer adds nothing.
 */
const change = (row: ToCount, rating: 'false' | 'true') =>
  isRefused(row) ? 0 : Number(ratingOf(row) === rating) - Number(row.countedAs === rating);

/** Says of each message with which rating it is in the sums, and in which group. */
async function mark(tx: Db, rows: readonly ToCount[], groupIds: ReadonlyMap<string, string>) {
  const marks = rows.map((row) => ({
    id: row.id,
    counted_as: ratingOf(row),
    group_id: groupIds.get(row.id) ?? row.groupId,
  }));
  await tx.execute(sql`
    update ${messages} set counted_as = mark.counted_as, group_id = mark.group_id
    from json_to_recordset(${JSON.stringify(marks)}::json)
      as mark(id uuid, counted_as text, group_id uuid)
    where ${messages.id} = mark.id`);
}

/**
 * Counts some of a blog's questions, or ratings that changed, and marks them in the same transaction:
 * after a kill nothing is counted that is not marked. A second process leaves the blog to the first.
 */
export async function countSome({ db, clock }: Uses<'clock' | 'db'>, blogId: string) {
  await db.transaction(async (tx) => {
    if (!(await takeTurn(tx, `count ${blogId}`))) return;
    const rows = await takeSome(tx, blogId);
    if (rows.length === 0) return;
    const asked = rows.filter(({ countedAs }) => countedAs === null);
    const once = await openOnce(tx, blogId, asked);
    const groups = await openGroups(tx, asked);
    const sums = openSums(blogId);
    const groupIds = new Map<string, string>();
    for (const row of rows) {
      const helpful = change(row, 'true');
      const unhelpful = change(row, 'false');
      const rated = { helpful, unhelpful };
      if (row.countedAs !== null) {
        sums.add(row, row.groupId, rated);
        continue;
      }
      const group = groups.find(row);
      const isNew = (scope: string | null) => scope !== null && once.isFirst(scope, row.visitor);
      const inGroup = group === null ? false : isNew(group.id);
      if (group !== null) {
        groupIds.set(row.id, group.id);
        groups.join(group, row, { isNewVisitor: inGroup, at: toSeconds(row.createdAt) });
      }
      sums.add(row, group?.id ?? null, {
        ...rated,
        questions: 1,
        unanswered: Number(isRefused(row)),
        general: Number(row.isUnanswered && !isRefused(row)),
        visitors: {
          blog: Number(isNew(blogId)),
          post: Number(isNew(row.postId)),
          group: Number(inGroup),
        },
        conversations: {
          blog: Number(once.isFirst(blogId, row.conversationId)),
          post: Number(row.postId !== null && once.isFirst(row.postId, row.conversationId)),
        },
      });
    }
    await groups.store(tx);
    await sums.store(tx);
    await once.store(tx, clock());
    await mark(tx, rows, groupIds);
  });
}
