import * as v from 'valibot';
import { fold } from '../language/fold';
import { type Language, languages } from '../language/languages';
import { listed } from '../language/lexicon';
import { packs } from '../language/packs/packs';
import { type Word, words } from '../language/words';
import type { AdviceTopic } from './advice-topics';
import { compilePatterns } from './patterns';
import { type KnowledgeData, knowledgeSchema } from './schema';

/** A phrase as its words are looked for in questions. */
export interface Phrase {
  text: string;
  folded: string;
  stems: readonly string[];
  /** It is found as a whole only: words that carry grammar elsewhere belong to it ("too thin", "make a well"). */
  isWhole: boolean;
}

interface Technique {
  id: string;
  names: readonly Phrase[];
  text: string;
}

export interface TroubleCard {
  id: string;
  signs: readonly Phrase[];
  cause: string;
  remedy: string;
}

export interface Knowledge {
  techniques: readonly Technique[];
  troubles: readonly TroubleCard[];
  /** By kind of dish the words that name one. */
  dishes: ReadonlyMap<string, readonly Phrase[]>;
  /** How a technique is asked for: what stands before its name and after it, folded. */
  asks: { meaning: readonly Template[]; method: readonly Template[] };
  advice: Advice;
}

/** What asks for a topic of advice, what does not, and what tells of it in a post; null for nothing. */
interface AdviceWords {
  asks: RegExp | null;
  not: RegExp | null;
  signs: RegExp | null;
}

interface Advice {
  words: (topic: AdviceTopic) => AdviceWords;
  /** By id. */
  cards: ReadonlyMap<string, string>;
}

export interface Template {
  before: string;
  after: string;
}

function template(text: string): Template {
  const [before = '', after = ''] = fold(text).split('{}');
  return { before, after };
}

const known = new Map<Language, Knowledge>();

/** What the engine knows of cooking in a language; read when the first question in it comes. */
export function knowledgeIn(language: Language): Knowledge {
  const before = known.get(language);
  if (before !== undefined) return before;
  const made = prepared(v.parse(knowledgeSchema, packs[language].knowledge), language);
  known.set(language, made);
  return made;
}

const prepared = (
  { techniques, troubles, dishes, asks, advice }: KnowledgeData,
  language: Language,
): Knowledge => ({
  techniques: Object.entries(techniques).map(([id, { names, text }]) => ({
    id,
    names: names.map((name) => phrase(name, language)),
    text,
  })),
  troubles: Object.entries(troubles).map(([id, { signs, ...texts }]) => ({
    id,
    signs: signs.map((sign) => phrase(sign, language)),
    ...texts,
  })),
  dishes: new Map(
    Object.entries(dishes).map(([kind, names]) => [
      kind,
      names.map((name) => phrase(name, language)),
    ]),
  ),
  asks: { meaning: asks.meaning.map(template), method: asks.method.map(template) },
  advice: { words: wordsByTopic(advice, language), cards: new Map(Object.entries(advice.cards)) },
});

function wordsByTopic({ topics }: KnowledgeData['advice'], language: Language): Advice['words'] {
  const compiled = new Map<AdviceTopic, AdviceWords>();
  return (topic) => {
    const { asks, not, signs } = topics[topic];
    const made = compiled.get(topic) ?? {
      asks: compilePatterns(asks, language),
      not: compilePatterns(not, language),
      signs: compilePatterns(signs, language),
    };
    compiled.set(topic, made);
    return made;
  };
}

const minStem = 4;

/** Of all languages: a dish keeps the article of its own, as "a la mode" does. */
const articles: ReadonlySet<string> = new Set(
  languages.flatMap((language) => listed(packs[language].lexicon.articles)),
);

export const withoutArticles = (text: string, language: Language): Word[] =>
  words(fold(text), language).filter(({ text: word }) => !articles.has(word));

function phrase(text: string, language: Language): Phrase {
  const all = withoutArticles(text, language);
  const content = all.filter(({ isStop }) => !isStop);
  const stems = content.map(({ stem }) => stem);
  // Many words share a short stem: "salado" and "salen".
  const isShort = stems.length === 1 && (stems[0]?.length ?? 0) < minStem;
  return {
    text,
    folded: fold(text),
    stems,
    isWhole: content.length < all.length || isShort || language === 'ja',
  };
}

/** Whether a text names what a phrase says: its words in any order, or all of it as it is. */
export function says({ folded, stems, isWhole }: Phrase, text: Said): boolean {
  if (!isWhole) return stems.every((stem) => text.stems.has(stem));
  const at = text.folded.indexOf(folded);
  return at >= 0 && (text.language === 'ja' || isWord(text.folded, at, at + folded.length));
}

const letter = /\p{L}/u;
const isWord = (text: string, start: number, end: number) =>
  !letter.test(text[start - 1] ?? ' ') && !letter.test(text[end] ?? ' ');

/** A text that phrases are looked for in. */
interface Said {
  language: Language;
  folded: string;
  stems: ReadonlySet<string>;
}

export const said = (text: string, language: Language): Said => ({
  language,
  folded: fold(text),
  stems: new Set(contentStems(text, language)),
});

/** Stems of the words that carry a meaning, without accents, as people type. */
export const contentStems = (text: string, language: Language): string[] =>
  words(fold(text), language)
    .filter(({ isStop }) => !isStop)
    .map(({ stem }) => stem);
