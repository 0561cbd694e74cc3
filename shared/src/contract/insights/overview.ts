import * as v from 'valibot';
import { aboutPost } from '../blogs/about-post';
import { call } from '../call';
import { integer, seconds } from '../fields';
import { insightSentence } from './insight-sentence';

/** What the readers of one blog asked in the last seven days, for the first look. */
const weekOfReaders = v.object({
  blog: v.object({ id: v.string(), name: v.string() }),
  /** Whether a simulated month of a demo blog is in it. */
  is_demo: v.boolean(),
  questions: integer,
  /** The same of the seven days before. */
  before: integer,
  /** Seven days, oldest first; `day` is its first second, UTC. */
  days: v.array(v.object({ day: seconds, questions: integer })),
  /** What to know first; null in a week without questions. */
  sentence: v.nullable(insightSentence),
  /** Newest first, three at most, of the last 30 days. */
  latest: v.array(
    v.object({
      id: v.string(),
      question: v.string(),
      post: v.nullable(aboutPost),
      is_unanswered: v.boolean(),
      asked_at: seconds,
    }),
  ),
});

/** A week of each blog of the member that readers could ask on, oldest blog first. */
export const getOverview = call({
  method: 'GET',
  path: '/api/overview',
  access: 'member',
  answer: v.object({ weeks: v.array(weekOfReaders) }),
  codes: [],
});

export type WeekOfReaders = v.InferOutput<typeof weekOfReaders>;
