import type { ConsideredAnswer } from '@cpal/shared/contract/assistant/answer-trace';
import type { RelatedPost, Source, Tier } from '@cpal/shared/contract/assistant/assistant';
import type { Phrases } from '../language/phrases/phrases';
import type { Memory } from '../question/memory';
import type { Question } from '../question/question';
import type { PreparedPost } from '../retrieval/prepared';
import type { Known } from '../safety/known-exclusions';
import type { BlogIndex, Intent } from './reply';

/** All that an answer is made from. */
export interface Ask {
  question: Question;
  post: PreparedPost;
  memory: Memory;
  /** What the reader cannot eat. */
  exclusions: Known;
  /** The engine's own sentences in the question's language and the blog's voice. */
  say: Phrases;
  blog: BlogIndex | null;
}

/** An answer before voice, links and the conversation's memory are put to it. */
export interface Draft {
  intent: Intent;
  text: string;
  tier: Tier;
  sources: readonly Source[];
  /** The post lacks it; false where left out. */
  isUnanswered?: boolean;
  /** The part of the text that says what speaks against a diet: it names foods to offer none. */
  verdict?: string;
  /** Found by its place among the steps rather than by its words; false where left out. */
  isPlaced?: boolean;
  /** A time that the recipe's card names; false where left out. */
  isOfCard?: boolean;
  /** Fixed wording, which no model says in other words; false where left out. */
  isFixed?: boolean;
  related?: readonly RelatedPost[];
  /** What it was chosen from, the most trusted first; left out where nothing was weighed. */
  considered?: readonly ConsideredAnswer[];
  /** What to remember beside language, intent and question. */
  memory?: Partial<Memory>;
}

/** Answers one intent; null leaves the question to the intents after it. */
export type Answerer = (ask: Ask) => Draft | null;
