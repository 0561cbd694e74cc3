import { sentences } from '@cpal/assistant/insights';
import type { WeekOfReaders } from '@cpal/shared/contract/insights/overview';
import { and, asc, desc, eq, exists, gt, isNotNull, ne, or } from 'drizzle-orm';
import { wordsKept } from '../db/prune/stale';
import { blogDays, blogs, conversations, messages, posts, questionGroups } from '../db/schema';
import { addSeconds, toSeconds } from '../kernel/clock';
import type { Uses } from '../kernel/services';
import type { Account } from '../users/accounts';
import { readDays, sumTotals } from './place-sums';
import { everyDay, readGaps } from './pro-insights';
import { readGroups } from './read-groups';
import { hasPro, spanOf } from './read-insights';
import { isRefused } from './refused';

type Deps = Uses<'clock' | 'db'>;

/** Days of a week, and questions that are quoted. */
const weekDays = 7;
const maxLatest = 3;

/** The newest conversations, among whose questions the latest are looked for. */
const maxExamined = 20;

/** The member's blogs that readers could ask on, oldest first. */
const listAskedBlogs = ({ db }: Deps, userId: string) =>
  db
    .select({ id: blogs.id, name: blogs.name })
    .from(blogs)
    .where(
      and(
        eq(blogs.userId, userId),
        or(
          isNotNull(blogs.seenLiveAt),
          exists(db.select().from(blogDays).where(eq(blogDays.blogId, blogs.id))),
        ),
      ),
    )
    .orderBy(asc(blogs.createdAt), asc(blogs.id));

/** What was asked last, while its words are kept. */
async function readLatest({ db, clock }: Deps, blogId: string): Promise<WeekOfReaders['latest']> {
  const newest = db
    .select({ id: conversations.id, postId: conversations.postId })
    .from(conversations)
    .where(
      and(
        eq(conversations.blogId, blogId),
        gt(conversations.createdAt, addSeconds(clock(), -wordsKept)),
      ),
    )
    .orderBy(desc(conversations.createdAt), desc(conversations.id))
    .limit(maxExamined)
    .as('newest');
  const rows = await db
    .select({
      id: messages.id,
      question: messages.question,
      isUnanswered: messages.isUnanswered,
      tier: messages.tier,
      createdAt: messages.createdAt,
      post: { id: posts.id, title: posts.title, url: posts.url },
    })
    .from(newest)
    .innerJoin(messages, eq(messages.conversationId, newest.id))
    .leftJoin(posts, eq(posts.id, newest.postId))
    .where(ne(messages.question, ''))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(maxLatest);
  return rows.map(({ createdAt, isUnanswered, tier, ...row }) => ({
    ...row,
    is_unanswered: isRefused({ isUnanswered, tier }),
    asked_at: toSeconds(createdAt),
  }));
}

async function readWeek(
  services: Deps,
  blog: WeekOfReaders['blog'],
  isPro: boolean,
): Promise<WeekOfReaders> {
  const now = services.clock();
  const scope = { blogId: blog.id, postId: undefined };
  const span = spanOf(now, weekDays);
  const days = await readDays(services, scope, span);
  const totals = sumTotals(days);
  const before = sumTotals(await readDays(services, scope, spanOf(now, weekDays, weekDays)));
  const top = await readGroups(services, scope, span, { trend: questionGroups.trendScore, max: 1 });
  const gaps = isPro ? await readGaps(services, scope, span) : [];
  const [sentence] = sentences({ days: weekDays, totals, before, top, gaps });
  return {
    blog,
    is_demo: days.some(({ isDemo }) => isDemo),
    questions: totals.questions,
    before: before.questions,
    days: everyDay(days, span).map(({ day, questions }) => ({ day, questions })),
    sentence: sentence ?? null,
    latest: await readLatest(services, blog.id),
  };
}

/** What readers of each of a member's blogs asked in the seven days that end now. */
export async function readOverview(services: Deps, user: Account): Promise<WeekOfReaders[]> {
  const asked = await listAskedBlogs(services, user.id);
  if (asked.length === 0) return [];
  const isPro = await hasPro(services, user);
  return Promise.all(asked.map((blog) => readWeek(services, blog, isPro)));
}
