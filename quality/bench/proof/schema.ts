import * as v from 'valibot';

const bytes = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What the prices page shows of measurements. */
export const proofSchema = v.strictObject({
  /** The day on which it was measured, as 2026-11-30. */
  measured: v.pipe(v.string(), v.isoDate()),
  /** Scripts as gzip sends them: at the visit of a page, and once a reader asks. */
  bytes: v.strictObject({ visit: bytes, asking: bytes }),
  /** Processor time of an answer without a language model: the median of the demo blog's questions. */
  answer: v.strictObject({ milliseconds: v.number(), questions: v.number() }),
  /** The languages that are answered without a language model, in English. */
  languages: v.array(v.string()),
  /** One conversation under a post of the demo blog. */
  transcript: v.strictObject({
    post: v.string(),
    exchanges: v.array(
      v.strictObject({ question: v.string(), language: v.string(), answer: v.string() }),
    ),
  }),
  /** What the blogger is told of the last question, from the demo blog's simulated month. */
  insight: v.string(),
});

export type Proof = v.InferOutput<typeof proofSchema>;
