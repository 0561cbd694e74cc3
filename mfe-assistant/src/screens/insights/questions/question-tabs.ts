import type { AskedQuestion, Insights } from '@cpal/shared/contract/insights/insights';

/** The parts of the one list of questions. */
export type QuestionTab = 'all' | 'gaps' | 'unhelpful';

interface QuestionTabs {
  /** How many each part has; the Basic plan knows the number of its gaps, and no more of them. */
  counts: Record<QuestionTab, number>;
  lists: Record<QuestionTab, AskedQuestion[]>;
  /** The most visitors of any question: the whole of each bar, in every part. */
  most: number;
}

const byVisitors = (one: AskedQuestion, other: AskedQuestion) =>
  other.visitors - one.visitors || other.times - one.times;

/** Whether the post lacks it half the time at least, whether or not general knowledge answered. */
export const isGap = ({ unanswered, general, times }: AskedQuestion) =>
  2 * (unanswered + general) >= times;

const isUnhelpful = ({ helpful, unhelpful }: AskedQuestion) =>
  unhelpful > 0 && unhelpful >= helpful;

/** Each question once, most visitors first, and which of them are gaps or did not help. */
export function questionTabs({ top, gaps, pro }: Pick<Insights, 'gaps' | 'pro' | 'top'>) {
  const known = [...top, ...(pro?.unanswered ?? []), ...(pro?.unhelpful ?? [])];
  const all = [...new Map(known.map((one) => [one.id, one])).values()].toSorted(byVisitors);
  const lists = {
    gaps: pro?.unanswered ?? [],
    unhelpful: pro?.unhelpful ?? all.filter(isUnhelpful),
    all,
  };
  const { length: unhelpful } = lists.unhelpful;
  return {
    counts: { gaps: gaps.questions, unhelpful, all: all.length },
    lists,
    most: Math.max(0, ...all.map(({ visitors }) => visitors)),
  } satisfies QuestionTabs;
}
