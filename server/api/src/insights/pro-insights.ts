import type { ProInsights } from '@cpal/shared/contract/insights/insights';
import { and, asc, between, desc, eq, gt, gte, sql, sum } from 'drizzle-orm';
import { aboutPost } from '../blogs/pictures';
import {
  affiliateLinks,
  blogs,
  houseAnswers,
  linkDays,
  postClicks,
  postDays,
  posts,
  questionGroups,
} from '../db/schema';
import { day as oneDay, toDay } from '../kernel/clock';
import type { Uses } from '../kernel/services';
import {
  type Scope,
  type ShownGroup,
  type Span,
  readGroups,
  mostlyMissing,
  mostlyUnhelpful,
} from './read-groups';
import { type Day, sumHours, sumLanguages } from './place-sums';

type Deps = Uses<'db'>;

/** Posts and groups that are shown. */
const maxPosts = 100;
const maxGroups = 50;

/** New posts that are marked: more would cover the days. */
const maxNewPosts = 30;

const startOf = (day: string) => Date.parse(day) / 1000;

/** Every day of the span, with those on which nothing was asked. */
export function everyDay(days: readonly Day[], { first, last }: Span): ProInsights['days'] {
  const known = new Map(days.map((one) => [startOf(one.day), one]));
  const length = (startOf(last) - startOf(first)) / oneDay + 1;
  return Array.from({ length }, (_, index) => {
    const day = startOf(first) + index * oneDay;
    const { questions = 0, visitors = 0 } = known.get(day) ?? {};
    return { day, questions, visitors };
  });
}

/** What the blogger has answered since, word for word, is no gap any longer. */
async function withoutAnswered({ db }: Deps, blogId: string, groups: readonly ShownGroup[]) {
  const house = await db
    .select({ postId: houseAnswers.postId, question: houseAnswers.question })
    .from(houseAnswers)
    .where(eq(houseAnswers.blogId, blogId));
  return groups.filter(
    ({ shown: { post, question } }) =>
      !house.some((own) => own.question === question && (own.postId ?? post?.id) === post?.id),
  );
}

async function clicksOf({ db }: Deps, { blogId, postId }: Scope, { first, last }: Span) {
  const rows = await db
    .select({
      postId: postClicks.postId,
      related: sum(postClicks.related).mapWith(Number),
      links: sum(postClicks.links).mapWith(Number),
    })
    .from(postClicks)
    .where(
      and(
        postId === undefined ? eq(postClicks.blogId, blogId) : eq(postClicks.postId, postId),
        between(postClicks.day, first, last),
      ),
    )
    .groupBy(postClicks.postId);
  return new Map(rows.map(({ postId: id, ...clicks }) => [id, clicks]));
}

async function postsOf(
  { db }: Deps,
  { blogId, postId }: Scope,
  { first, last }: Span,
  clicks: Awaited<ReturnType<typeof clicksOf>>,
): Promise<ProInsights['posts']> {
  const questions = sum(postDays.questions).mapWith(Number);
  const ranked = db
    .select({
      postId: postDays.postId,
      questions: questions.as('questions'),
      visitors: sum(postDays.visitors).mapWith(Number).as('visitors'),
      unanswered: sum(postDays.unanswered).mapWith(Number).as('unanswered'),
      general: sum(postDays.general).mapWith(Number).as('general'),
      helpful: sum(postDays.helpful).mapWith(Number).as('helpful'),
      unhelpful: sum(postDays.unhelpful).mapWith(Number).as('unhelpful'),
    })
    .from(postDays)
    .where(
      and(
        postId === undefined ? eq(postDays.blogId, blogId) : eq(postDays.postId, postId),
        between(postDays.day, first, last),
      ),
    )
    .groupBy(postDays.postId)
    .orderBy(desc(questions), asc(postDays.postId))
    .limit(maxPosts)
    .as('ranked');
  const rows = await db
    .select({
      post: aboutPost,
      questions: ranked.questions,
      visitors: ranked.visitors,
      unanswered: ranked.unanswered,
      general: ranked.general,
      helpful: ranked.helpful,
      unhelpful: ranked.unhelpful,
    })
    .from(ranked)
    .innerJoin(posts, eq(posts.id, ranked.postId))
    .orderBy(desc(ranked.questions), asc(posts.id));
  return rows.map((row) => {
    const { related = 0, links = 0 } = clicks.get(row.post.id) ?? {};
    return { ...row, related_clicks: related, link_clicks: links };
  });
}

const counted = (column: typeof linkDays.clicks | typeof linkDays.shown) =>
  sql`coalesce(${sum(column)}, 0)`.mapWith(Number);

/** The blog's links, the most followed first; not by post, since they are not counted by post. */
async function linksOf({ db }: Deps, blogId: string, { first, last }: Span) {
  const inSpan = and(eq(linkDays.linkId, affiliateLinks.id), between(linkDays.day, first, last));
  return db
    .select({
      id: affiliateLinks.id,
      label: affiliateLinks.label,
      shown: counted(linkDays.shown),
      clicks: counted(linkDays.clicks),
    })
    .from(affiliateLinks)
    .leftJoin(linkDays, inSpan)
    .where(eq(affiliateLinks.blogId, blogId))
    .groupBy(affiliateLinks.id)
    .orderBy(desc(counted(linkDays.clicks)), asc(affiliateLinks.createdAt));
}

const total = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

/** What the posts lack and no house answer covers, most visitors first. */
export async function readGaps(services: Deps, scope: Scope, span: Span): Promise<ShownGroup[]> {
  const found = await readGroups(services, scope, span, {
    trend: questionGroups.unansweredTrend,
    max: maxGroups,
    condition: mostlyMissing,
  });
  return withoutAnswered(services, scope.blogId, found);
}

/** Posts that were first seen in the span, but for those that the blog's first reading found. */
async function readNewPosts(
  { db }: Deps,
  { blogId, postId }: Scope,
  { first, last }: Span,
): Promise<ProInsights['new_posts']> {
  const rows = await db
    .select({ ...aboutPost, createdAt: posts.createdAt })
    .from(posts)
    .innerJoin(blogs, eq(blogs.id, posts.blogId))
    .where(
      and(
        eq(posts.blogId, blogId),
        postId === undefined ? undefined : eq(posts.id, postId),
        gte(posts.createdAt, new Date(first)),
        gt(posts.createdAt, sql`${blogs.createdAt} + interval '1 day'`),
      ),
    )
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(maxNewPosts);
  return rows
    .map(({ createdAt, ...post }) => ({ day: toDay(createdAt), post }))
    .filter(({ day }) => day <= last)
    .map(({ day, post }) => ({ day: startOf(day), post }))
    .toReversed();
}

/** What is counted of a span, next to the same of the span before. */
export interface Counted {
  span: Span;
  days: readonly Day[];
  spanBefore: Span;
  daysBefore: readonly Day[];
}

/**
 * What the Pro plan adds, and how often links were pressed.
 * @param gaps as `readGaps` gives them.
 */
export async function proInsights(
  services: Deps,
  scope: Scope,
  { span, days, spanBefore, daysBefore }: Counted,
  gaps: ShownGroup[],
): Promise<{ pro: ProInsights; linkClicks: number }> {
  const unhelpful = await readGroups(services, scope, span, {
    trend: questionGroups.trendScore,
    max: maxGroups,
    condition: mostlyUnhelpful,
  });
  const clicks = await clicksOf(services, scope, span);
  const links = await linksOf(services, scope.blogId, span);
  const pressed = [...clicks.values()];
  return {
    // A press whose post is not known counts for the whole blog.
    linkClicks: total(
      scope.postId === undefined ? links.map((one) => one.clicks) : pressed.map((one) => one.links),
    ),
    pro: {
      unanswered: gaps.map(({ shown }) => shown),
      unhelpful: unhelpful.map(({ shown }) => shown),
      languages: sumLanguages(days),
      days: everyDay(days, span),
      days_before: everyDay(daysBefore, spanBefore).map(({ questions }) => questions),
      new_posts: await readNewPosts(services, scope, span),
      hours: sumHours(days),
      posts: await postsOf(services, scope, span, clicks),
      related_clicks: total(pressed.map(({ related }) => related)),
      links,
    },
  };
}
