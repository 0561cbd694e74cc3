import { tellsNothing } from '../detect';
import { languageOf } from '../languages';
import { tokens } from '../tokens';
import { baseLanguage } from './base-language';
import { guessed, latinLanguages, listedIn, supportedIn, type Weights } from './evidence';
import { foreignLetters } from './foreign-letters';
import { chineseTag } from './han';
import { scriptFor } from './script-for';
import { languagesOfScript } from './scripts';

/** What each hint adds, the most trusted first; a known word has 1. */
const trust = [0.4, 0.2, 0.1];

/** What a word counts whose language only its spelling tells: more with a letter that is never ours. */
const spelling = 0.5;
const strangeSpelling = 1;
const strangeLetter = /[^a-zàâäçéèêëîïôœöùûüÿñáíóúìòãõąćęłńśźżß'-]/u;

/** What the words themselves have to say for a language: more than one spelling of ours. */
const minEvidence = 0.55;
const minHintedEvidence = 0.2;

/** How much surer than the best supported language another one has to be. */
const margin = 0.05;

/** Below this share of understood words, a hint of an unsupported language decides. */
const minUnderstood = 0.2;
const minStrangeWords = 3;

/** What each word has to say for a listed language against the hint of one without a list. */
const minListed = 0.5;

/** A question says its language in its first words. */
const maxWords = 40;
const maxCharacters = 500;

/** Characters that cannot be seen, which would cut words. */
const unseen = /\p{Cf}/gu;

const baseTag = /^[a-z]{2,3}$/;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const latinWord = /\p{Script=Latin}{3}/u;

const sum = (weights: Weights) => [...weights.values()].reduce((all, one) => all + one, 0);

const add = (to: Map<string, number>, tag: string, weight: number) =>
  to.set(tag, (to.get(tag) ?? 0) + weight);

function withHints(weights: Weights, hints: readonly string[]): Weights {
  const all = new Map(weights);
  for (const [index, hint] of hints.entries()) add(all, hint, trust[index] ?? 0);
  return all;
}

/** The weight of the likeliest of some languages, and its tag; null where none has any. */
function likeliest(
  weights: Weights,
  tags: Iterable<string>,
): { tag: string | null; weight: number } {
  let best: { tag: string | null; weight: number } = { tag: null, weight: 0 };
  for (const tag of tags) {
    const weight = weights.get(tag) ?? 0;
    if (weight > best.weight) best = { tag, weight };
  }
  return best;
}

/** A hint of an unsupported language without a list that is written in the script of another one. */
const unlistedHint = (hints: readonly string[], candidates: readonly string[], example: string) =>
  hints.find(
    (hint) =>
      languageOf(hint) === null &&
      !candidates.includes(hint) &&
      scriptFor(hint) === scriptFor(example),
  );

/** Which of several languages of one script words are in. */
function choose(candidates: readonly string[], words: readonly string[], hints: readonly string[]) {
  const scores = new Map<string, number>();
  for (const word of words) {
    const known = listedIn(word);
    const total = sum(known);
    for (const [tag, weight] of known) add(scores, tag, (weight * weight) / total);
    if (known.size > 0) continue;
    for (const [tag, share] of guessed(word)) add(scores, tag, share * spelling);
  }
  const all = words.join(' ');
  const possible = candidates.filter((tag) => !foreignLetters[tag]?.test(all));
  const [first = 'und'] = possible.length > 0 ? possible : candidates;
  const { tag, weight } = likeliest(withHints(scores, hints), possible);
  const unlisted = weight < minListed * words.length && unlistedHint(hints, candidates, first);
  return unlisted || (tag ?? first);
}

/** What words in the Latin script say for the supported languages, and for the others. */
function weigh(words: readonly string[]): { ours: Weights; others: Weights } {
  const ours = new Map<string, number>();
  const others = new Map<string, number>();
  for (const word of words) {
    const [own, other] = [supportedIn(word), listedIn(word)];
    if (own.size + other.size > 0) {
      const best = Math.max(0, ...other.values());
      for (const [tag, weight] of own) add(ours, tag, (weight * weight) / (sum(own) + best));
      for (const [tag, weight] of other) add(others, tag, (weight * weight) / (sum(own) + weight));
      continue;
    }
    const shares = [...guessed(word)];
    const foreign = shares.filter(([tag]) => languageOf(tag) === null);
    const mass = foreign.reduce((all, [, share]) => all + share, 0);
    const most = Math.max(...foreign.map(([, share]) => share));
    const trusted = strangeLetter.test(word) ? strangeSpelling : spelling;
    // Languages that are akin do not take the evidence away from each other.
    for (const [tag, share] of shares) {
      if (languageOf(tag) === null) add(others, tag, (trusted * mass * share) / most);
      else add(ours, tag, spelling * share);
    }
  }
  return { ours, others };
}

/**
 * The tag of a text's language where it is none that the assistant supports: `und` where it cannot be
 * told which; null where it is a supported one, or nothing says that it is not.
 * @param hints language tags, the most trusted first: the conversation's, the browser's, the post's
 */
export function findUnsupportedLanguage(text: string, hints: readonly string[]): string | null {
  const start = text.slice(0, maxCharacters).replaceAll(unseen, '').normalize('NFKC');
  const words = tokens(start, 'en')
    .slice(0, maxWords)
    .filter((word) => !tellsNothing(word));
  const bases = [...new Set(hints.map(baseLanguage))].filter((base) => baseTag.test(base));
  const ofScript = languagesOfScript(start);
  if (ofScript !== null) return choose(ofScript, words, bases);
  if (kana.test(start)) return null;
  if (!latinWord.test(start)) return chineseTag(start, hints);

  const { ours, others } = weigh(words);
  const { weight: supported } = likeliest(withHints(ours, bases), ours.keys());
  const evident = new Map(
    [...others].filter(
      ([tag, weight]) => weight >= (bases.includes(tag) ? minHintedEvidence : minEvidence),
    ),
  );
  const { weight: unsupported } = likeliest(withHints(evident, bases), evident.keys());
  if (unsupported > supported + margin) return choose(latinLanguages, words, bases);

  const hinted = bases.find((one) => languageOf(one) === null);
  const understood = likeliest(ours, ours.keys()).weight / words.length;
  const isStrange = words.length >= minStrangeWords && understood < minUnderstood;
  return isStrange ? (hinted ?? null) : null;
}
