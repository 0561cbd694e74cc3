import type {
  AnswerLink,
  RelatedPost,
  Source,
  Tier,
} from '@cpal/shared/contract/assistant/assistant';
import type { Voice } from '@cpal/shared/contract/blogs/blog';
import type { Memory } from '../question/memory';
import type { Exclusions } from '../safety/exclusions';
import type { Trace } from './trace';

/** What a question is about; `other` where no rule knows it. */
export type Intent =
  | 'safety'
  | 'diet'
  | 'related'
  | 'convert'
  | 'scale'
  | 'ingredient_list'
  | 'storage'
  | 'substitution'
  | 'amount'
  | 'temperature'
  | 'duration'
  | 'equipment'
  | 'step'
  | 'nutrition'
  | 'greeting'
  | 'thanks'
  | 'offtopic'
  | 'other';

/** A blogger's own answer to a question. */
export interface House {
  id: string;
  question: string;
  answer: string;
}

/** An affiliate link of the blogger; `url` is the address that counts the click. */
export interface Affiliate extends AnswerLink {
  keywords: readonly string[];
}

/** Finds other posts of the blog, most fitting first. */
export interface BlogIndex {
  find: (words: string, without: string, most: number) => RelatedPost[];
  /** The first of the others, where none is nearer than another. */
  others: (without: string, most: number) => RelatedPost[];
}

/** What an answer to a reader is made from, beside the question itself. */
export interface Setting<Prepared> {
  post: Prepared;
  memory: Memory;
  voice: OwnVoice;
  house: readonly House[];
  links: readonly Affiliate[];
  blog: BlogIndex | null;
}

/** A blogger's voice, with the language of the greeting and the sign-off where it is known. */
export interface OwnVoice extends Voice {
  language?: string | null;
}

/** What code found or knows on a question. */
export interface Fact {
  text: string;
  tier: Tier;
  sources: readonly Source[];
}

/** An answer without a model. */
export interface Reply {
  text: string;
  tier: Tier;
  /** The question's, as a tag: two letters of a language that the engine speaks, `und` of an unknown one. */
  language: string;
  sources: Source[];
  related: RelatedPost[];
  links: AnswerLink[];
  intent: Intent;
  /** What the question is about, the same in all languages: its intent, then what it names. */
  topic: string[];
  /** The post lacks the answer: the blogger can see that it was asked. */
  isUnanswered: boolean;
  /** Fixed wording, which no model says in other words. */
  isFixed: boolean;
  /** A model writes the answer, from the post and the facts, where one is set. */
  asksModel: boolean;
  /** Takes the place of `text` where a model was heard and had no answer; null where it is the same. */
  notFound: string | null;
  /** What a model may rest its answer on beside the post. */
  facts: Fact[];
  /** A number is asked for, and the post has one. */
  wantsNumber: boolean;
  /** For the next question of the conversation. */
  memory: Memory;
  /** What the reader cannot eat, whatever is offered to them. */
  exclusions: Exclusions;
  /** Stands below an answer that a model writes, where the reader has an allergy. */
  warning: string | null;
  /** The blogger's, where this answer has it at its end; null where not. */
  signOff: string | null;
  /** Why it is this answer. */
  trace: Trace;
}
