import * as v from 'valibot';

/** What speaks for an answer or against it: its words, its kind, the place it was found in, its form. */
export const reasonFamilies = ['words', 'kind', 'place', 'form'] as const;

/** An answer that was weighed. */
const consideredAnswer = v.object({
  /** The name of what made it. */
  from: v.string(),
  /** Its beginning. */
  text: v.string(),
  /** How likely it is right: 0 to 1. */
  confidence: v.number(),
  /** Logits: above 0 for it, below against it; the heaviest first. */
  reasons: v.array(v.object({ name: v.picklist(reasonFamilies), logit: v.number() })),
});

/**
 * Who wrote the words of an answer: the engine, a model, a model in part, or a model for an earlier
 * reader. The others say why the engine wrote them although a model was due.
 */
export const answerAuthors = [
  'engine',
  'model',
  'shortened',
  'cache',
  'budget',
  'share',
  'slow',
  'failed',
  'cut',
  'empty',
  'unsure',
  'left',
  'number',
  'address',
  'leak',
  'order',
  'safety',
  'exclusion',
  'contradiction',
  'language',
  'type',
  'long',
] as const;

/** How an answer came about. */
export const answerTrace = v.object({
  /** All that the question was taken for. */
  intents: v.array(v.string()),
  /** What the reader avoids, in English. */
  excluded: v.array(v.string()),
  /** The most trusted first. */
  considered: v.array(consideredAnswer),
  /** Computed as asked, the blogger's own or fixed words: nothing was weighed. */
  is_exact: v.boolean(),
  /** Below this confidence no answer is given. */
  min_confidence: v.number(),
  /** The beginning of an answer that was not given, because of what the reader avoids; null for none. */
  withheld: v.nullable(v.string()),
  by: v.picklist(answerAuthors),
});

export type ReasonFamily = (typeof reasonFamilies)[number];
export type ConsideredAnswer = v.InferOutput<typeof consideredAnswer>;
export type AnswerAuthor = (typeof answerAuthors)[number];
export type AnswerTrace = v.InferOutput<typeof answerTrace>;
