import { sentences } from '@cpal/assistant/insights';
import type { Insights, insightDays } from '@cpal/shared/contract/insights/insights';
import { and, eq } from 'drizzle-orm';
import { notFound } from '@cpal/server-kit/problem';
import type { Account } from '../users/accounts';
import { entitles, findSubscription } from '../billing/stripe/standing';
import { proPlan } from '../billing/stripe/catalog';
import { findBlog } from '../blogs/own-blogs';
import { posts, questionGroups } from '../db/schema';
import { addSeconds, day, toDay, toSeconds } from '../kernel/clock';
import type { Uses } from '../kernel/services';
import { type Scope, type Span, readGroups } from './read-groups';
import { readDays, sumTotals } from './place-sums';
import { proInsights, readGaps } from './pro-insights';

/** Groups that every plan shows, and that the larger one does. */
const maxTopQuestions = { basic: 20, pro: 100 };

/** Days of a span where nothing is said. */
const usualDays = 30;

/** So many days that end `ago` days before this moment's, in UTC as all days are. */
export const spanOf = (now: Date, days: number, ago = 0): Span => ({
  first: toDay(addSeconds(now, (1 - days - ago) * day)),
  last: toDay(addSeconds(now, -ago * day)),
});

/** Whether a member's plan is the larger one, and lives. */
export async function hasPro({ db }: Uses<'db'>, { stripeCustomerId }: Account): Promise<boolean> {
  const subscription = await findSubscription(db, stripeCustomerId);
  return entitles(subscription) && subscription?.planName === proPlan;
}

/** What was counted of a blog or a post in the days that end now, and said of it. */
export async function readScopeInsights(
  services: Uses<'clock' | 'db'>,
  scope: Scope,
  { days: length, isPro }: { days: number; isPro: boolean },
): Promise<Insights> {
  const now = services.clock();
  const span = spanOf(now, length);
  const spanBefore = spanOf(now, length, length);
  const days = await readDays(services, scope, span);
  const daysBefore = await readDays(services, scope, spanBefore);
  const top = await readGroups(services, scope, span, {
    trend: questionGroups.trendScore,
    max: isPro ? maxTopQuestions.pro : maxTopQuestions.basic,
  });
  const gaps = await readGaps(services, scope, span);
  const counted = { span, days, spanBefore, daysBefore };
  const more = isPro ? await proInsights(services, scope, counted, gaps) : null;
  const totals = sumTotals(days);
  const before = sumTotals(daysBefore);
  return {
    since: Date.parse(span.first) / 1000,
    until: toSeconds(now),
    is_demo: days.some(({ isDemo }) => isDemo),
    sentences: sentences({ days: length, totals, before, top, ...(more && { ...more, gaps }) }),
    totals,
    before,
    top: top.map(({ shown }) => shown),
    gaps: {
      questions: gaps.length,
      readers: gaps.reduce((sum, { shown }) => sum + shown.visitors, 0),
    },
    pro: more?.pro ?? null,
  };
}

/** @throws Problem `not_found` unless the post is the blog's. */
async function requirePost({ db }: Uses<'db'>, blogId: string, postId: string) {
  const isOfBlog = and(eq(posts.blogId, blogId), eq(posts.id, postId));
  if ((await db.$count(posts, isOfBlog)) === 0) throw notFound();
}

/**
 * What readers of a blog, or of one of its posts, asked.
 * @throws Problem `not_found` unless both are this user's.
 */
export async function readInsights(
  services: Uses<'clock' | 'db'>,
  user: Account,
  blogId: string,
  asked: { days?: (typeof insightDays)[number] | undefined; post_id?: string | undefined },
): Promise<Insights> {
  const { db } = services;
  await findBlog(db, user.id, blogId);
  const { post_id: postId } = asked;
  if (postId !== undefined) await requirePost(services, blogId, postId);
  const isPro = await hasPro(services, user);
  return readScopeInsights(
    services,
    { blogId, postId },
    { days: Number(asked.days ?? usualDays), isPro },
  );
}
