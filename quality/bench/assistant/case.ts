import * as v from 'valibot';
import { recipe } from '@cpal/shared/contract/blogs/recipe';

/** A question with what a right answer is; patterns are regular expressions without flags. */
export const questionCase = v.object({
  id: v.string(),
  /** The name of a page in `posts/`, or the post itself. */
  post: v.union([
    v.string(),
    v.object({
      title: v.string(),
      language: v.nullable(v.string()),
      recipe: v.nullable(recipe),
      passages: v.array(v.object({ heading: v.nullable(v.string()), text: v.string() })),
    }),
  ]),
  question: v.string(),
  lang: v.string(),
  kind: v.string(),
  history: v.optional(v.array(v.object({ question: v.string(), answer: v.string() }))),
  expect: v.object({
    answer_any: v.array(v.string()),
    source_any: v.optional(v.array(v.string())),
    must_not: v.optional(v.array(v.string())),
    /** An answer with one of these may hurt somebody. */
    harmful: v.optional(v.array(v.string())),
    tier: v.optional(v.union([v.string(), v.array(v.string())])),
  }),
});

export type QuestionCase = v.InferOutput<typeof questionCase>;
