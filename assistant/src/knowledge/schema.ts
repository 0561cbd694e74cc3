import * as v from 'valibot';
import { adviceTopics } from './advice-topics';
import { isPattern } from './patterns';

const short = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const sentences = v.pipe(v.string(), v.minLength(30), v.maxLength(400));

/** Cooking techniques by id, such as `deglaze`; the ids of all languages are the same. */
const techniques = v.record(
  v.string(),
  v.object({
    /** All ways in which readers name it, in lower case. */
    names: v.pipe(v.array(short), v.minLength(1), v.maxLength(12)),
    /** What it is, how it is done and how one sees that it is right. */
    text: sentences,
  }),
);

/** What goes wrong in a kitchen, by id. */
const troubles = v.record(
  v.string(),
  v.object({
    /** What readers complain of. A sign is met where all of its words are in a question. */
    signs: v.pipe(v.array(short), v.minLength(1), v.maxLength(16)),
    cause: sentences,
    remedy: sentences,
  }),
);

/** By kind of dish, such as `cake`: the words that name one of that kind. */
const dishes = v.record(v.string(), v.pipe(v.array(short), v.minLength(1)));

/** How a technique is asked for; `{}` stands for its name. */
const asks = v.object({
  /** What it means: "what does {} mean". */
  meaning: v.array(short),
  /** How it is done: "how do i {}". */
  method: v.array(short),
});

const patterns = v.array(
  v.pipe(v.string(), v.minLength(1), v.maxLength(600), v.check(isPattern, 'no pattern')),
);

/** Words for a topic of advice, as `compilePatterns` reads them, for folded texts. */
const adviceWords = v.object({
  /** In questions that ask for it. */
  asks: patterns,
  /** In questions that ask for something else with such words. */
  not: v.optional(patterns, []),
  /** In sentences of a post that tell of it. */
  signs: v.optional(patterns, []),
});

/** General advice: what asks for each topic, and by id what is said. */
const advice = v.object({
  topics: v.object(v.entriesFromList(adviceTopics, adviceWords)),
  /** `{foods}`, `{from}` and `{to}` are filled in from the recipe. */
  cards: v.record(v.string(), v.pipe(v.string(), v.minLength(8), v.maxLength(400))),
});

/** Cooking knowledge in one language. */
export const knowledgeSchema = v.object({ techniques, troubles, dishes, asks, advice });

export type KnowledgeData = v.InferOutput<typeof knowledgeSchema>;
