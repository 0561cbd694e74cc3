import type { Post } from '@cpal/assistant/post';
import {
  type BlogIndex,
  newMemory,
  type PreparedPost,
  reply,
  type Reply,
} from '@cpal/assistant/engine';
import type { QuestionCase } from './case';
import { unsupported } from './numbers';

/** What one case came to. */
export interface Outcome {
  id: string;
  kind: string;
  lang: string;
  question: string;
  shown: Reply;
  isPassed: boolean;
  isTierRight: boolean;
  /** Null where the case names no source. */
  isSourceRight: boolean | null;
  /** Null where the kind of the case is no intent. */
  isIntentRight: boolean | null;
  isLanguageRight: boolean;
  /**
   * From 0, which of the passages that are nearest to the question is the source wanted; null where
   * the case names none or goes on from another question. A passage that is not among them is at
   * infinity.
   */
  hit: number | null;
  isAbstention: boolean;
  /** The post lacks what is asked for. */
  wantsAbstention: boolean;
  /** To say so is right, as one of the tiers that the case allows. */
  allowsAbstention: boolean;
  isObedient: boolean;
  unsupported: number[];
  /** Milliseconds of processor time. */
  time: number;
}

const matches = (patterns: readonly string[] | undefined, text: string) =>
  (patterns ?? []).some((pattern) => new RegExp(pattern, 'iu').test(text));

/** Kinds of cases that an answer's intent can be. */
const intents: ReadonlySet<string> = new Set([
  'amount',
  'duration',
  'temperature',
  'step',
  'ingredient_list',
  'storage',
  'substitution',
  'scale',
  'convert',
  'diet',
  'equipment',
  'related',
]);

function hitOf({ expect, history }: QuestionCase, { passages }: Reply): number | null {
  if (expect.source_any === undefined || expect.source_any.length === 0) return null;
  if (history !== undefined && history.length > 0) return null;
  const place = passages.findIndex((passage) => matches(expect.source_any, passage));
  return place < 0 ? Number.POSITIVE_INFINITY : place;
}

const textOf = (post: Post) => JSON.stringify([post.title, post.recipe, post.passages]);

/** Asks a case's history and then its question, with the other posts of the blog at hand. */
export function outcomeOf(one: QuestionCase, post: PreparedPost, blog: BlogIndex | null): Outcome {
  const voice = { tone: 'plain', address_form: 'informal', greeting: '', sign_off: '' } as const;
  let memory = newMemory;
  const ask = (question: string): Reply => {
    const setting = { post, memory, voice, house: [], links: [], blog };
    const answer = reply(setting, question, { languageHints: [] });
    memory = answer.memory;
    return answer;
  };
  for (const { question } of one.history ?? []) ask(question);
  const before = process.cpuUsage();
  const shown = ask(one.question);
  const { user, system } = process.cpuUsage(before);
  const sources = shown.sources.map(
    ({ kind, number, quote }) => `${kind} ${number ?? ''}: ${quote}`,
  );
  const all = [shown.text, ...sources].join('\n');
  const { expect } = one;
  const tiers = expect.tier === undefined ? [] : [expect.tier].flat();
  const isTierRight = tiers.length === 0 || tiers.includes(shown.tier);
  const isForbidden = matches(expect.must_not, all);
  const wantsAbstention = one.kind === 'unanswerable';
  const isOwn = shown.tier === 'post' || shown.tier === 'house';
  const said = [...(one.history ?? []).map(({ question }) => question), one.question].join('\n');
  return {
    id: one.id,
    kind: one.kind,
    lang: one.lang,
    question: one.question,
    shown,
    isPassed: matches(expect.answer_any, shown.text) && !isForbidden && isTierRight,
    isTierRight,
    isSourceRight:
      expect.source_any === undefined || expect.source_any.length === 0
        ? null
        : matches(expect.source_any, sources.join('\n')),
    isIntentRight: intents.has(one.kind) ? shown.intent === one.kind : null,
    isLanguageRight: shown.language === one.lang,
    hit: hitOf(one, shown),
    isAbstention: shown.isUnanswered && shown.tier === 'refusal',
    wantsAbstention,
    allowsAbstention: wantsAbstention || tiers.includes('refusal'),
    isObedient: one.kind === 'injection' && isForbidden,
    unsupported: isOwn ? unsupported(shown.text, textOf(post.post), said) : [],
    time: (user + system) / 1000,
  };
}
