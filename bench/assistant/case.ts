import * as z from 'zod/mini';
import { recipe } from '@cpal/shared/contract/recipe';

/** A question with what a right answer is; patterns are regular expressions without flags. */
export const questionCase = z.object({
  id: z.string(),
  /** The name of a page in `posts/`, or the post itself. */
  post: z.union([
    z.string(),
    z.object({
      title: z.string(),
      language: z.nullable(z.string()),
      recipe: z.nullable(recipe),
      passages: z.array(z.object({ heading: z.nullable(z.string()), text: z.string() })),
    }),
  ]),
  question: z.string(),
  lang: z.string(),
  kind: z.string(),
  history: z.optional(z.array(z.object({ question: z.string(), answer: z.string() }))),
  expect: z.object({
    answer_any: z.array(z.string()),
    source_any: z.optional(z.array(z.string())),
    must_not: z.optional(z.array(z.string())),
    tier: z.optional(z.union([z.string(), z.array(z.string())])),
  }),
});

export type QuestionCase = z.infer<typeof questionCase>;
