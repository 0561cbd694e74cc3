import { type Span, type Scope } from './read-groups';
import { type Insights } from '@cpal/shared/contract/insights/insights';
import { and, asc, between, eq } from 'drizzle-orm';
import { blogDays, postDays } from '../db/schema';
import type { Uses } from '../kernel/services';

/** What was counted on one day of a blog or a post. */
export interface Day {
  day: string;
  questions: number;
  visitors: number;
  conversations: number;
  unanswered: number;
  general: number;
  helpful: number;
  unhelpful: number;
  hours: number[];
  languages: Record<string, number>;
  isDemo: boolean;
}

/** The days of a span on which something was asked, oldest first. */
export async function readDays(
  { db }: Uses<'db'>,
  { blogId, postId }: Scope,
  { first, last }: Span,
): Promise<Day[]> {
  if (postId === undefined)
    return db
      .select()
      .from(blogDays)
      .where(and(eq(blogDays.blogId, blogId), between(blogDays.day, first, last)))
      .orderBy(asc(blogDays.day));
  const rows = await db
    .select()
    .from(postDays)
    .where(and(eq(postDays.postId, postId), between(postDays.day, first, last)))
    .orderBy(asc(postDays.day));
  return rows.map((row) => ({ ...row, isDemo: false }));
}

/** All of these days together. */
export function sumTotals(days: readonly Day[]): Insights['totals'] {
  const sum = (valueOf: (one: Day) => number) =>
    days.reduce((total, one) => total + valueOf(one), 0);
  const questions = sum((one) => one.questions);
  const unanswered = sum((one) => one.unanswered);
  return {
    questions,
    visitors: sum((one) => one.visitors),
    conversations: sum((one) => one.conversations),
    answered: questions - unanswered,
    unanswered,
    general: sum((one) => one.general),
    helpful: sum((one) => one.helpful),
    unhelpful: sum((one) => one.unhelpful),
  };
}

/** Questions by hour of the day, UTC. */
export const sumHours = (days: readonly Day[]): number[] =>
  Array.from({ length: 24 }, (_, hour) =>
    days.reduce((total, { hours }) => total + (hours[hour] ?? 0), 0),
  );

/** Questions by language, most first. */
export function sumLanguages(days: readonly Day[]): { language: string; questions: number }[] {
  const all = new Map<string, number>();
  for (const { languages } of days)
    for (const [language, questions] of Object.entries(languages))
      all.set(language, (all.get(language) ?? 0) + questions);
  return [...all]
    .map(([language, questions]) => ({ language, questions }))
    .toSorted((a, b) => b.questions - a.questions || (a.language < b.language ? -1 : 1));
}
