import { findFoods } from '../kitchen/foods';
import { lightCues, shortCues } from '../language/cues/tables';
import { fold } from '../language/fold';
import type { Language } from '../language/languages';
import { type Word, words } from '../language/words';
import { lacks } from '../question/may-lack';
import type { Fragment } from '../retrieval/prepared';
import type { Ask, Draft } from './draft';
import { quotedFragment } from './quoted-fragment';
import { sentencesByQuestion } from './spoken-of';
import { isSameWord } from './subjects';

/** The sentence must speak of all that the question names. */
const all = 0.95;

/** What the reader lacks beside foods: the words of the question that name a thing. */
function thingsIn({ question, post }: Ask): Word[] {
  const { text, language } = question;
  const { lack } = shortCues[language];
  const foods = findFoods(text, language).map(({ start, end }) => fold(text.slice(start, end)));
  return words(text, language).filter(
    ({ text: word, stem, isStop }) =>
      !isStop &&
      !lightCues[language].test(fold(word)) &&
      !lack.test(fold(word)) &&
      !foods.some((food) => food.includes(fold(word))) &&
      !post.ingredients.some(({ stems }) => stems.includes(stem)),
  );
}

/** Joins two ways to do something, in any of the languages. */
const or = /^(?:or|oder|o|u|ou|lub|albo|または)$/;
const reach = 4;

/**
 * Whether a sentence does without a thing: it says the thing's name as a verb, "press it" for a press,
 * or joins it to another by "or".
 */
function doesWithout(
  things: readonly Word[],
  { text }: Fragment,
  { question, post }: Ask,
): boolean {
  const own = words(text, post.language);
  return things.every((thing) =>
    own.some((word, at) => {
      if (!isSameWord(thing.stem, word.stem, question.language)) return false;
      // "Mash" for a masher; a German verb begins with a small letter.
      const isVerb =
        word.stem.length < thing.stem.length || isGermanVerb(word, text, post.language);
      const near = own.slice(Math.max(0, at - reach), at + reach);
      return at === 0 || isVerb || near.some((other) => or.test(fold(other.text)));
    }),
  );
}

/** German names begin with a capital, so that one in the middle of a sentence without is a verb. */
const isGermanVerb = ({ text: word }: Word, text: string, language: Language) =>
  language === 'de' && new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(text);

/**
 * "No potato masher?", "sans chalumeau ?": instead of saying that the post knows nothing in its place,
 * the sentence that does the same with something else.
 */
export function ratherByHand(ask: Ask, draft: Draft): Draft | null {
  const { question, post } = ask;
  const isOfThing = draft.intent === 'substitution' || draft.intent === 'equipment';
  // "No potato masher" is no wish for another vegetable.
  const isLacking = draft.tier === 'refusal' || draft.tier === 'general';
  if (!isLacking || !isOfThing || question.language !== post.language) return null;
  if (!lacks(question) || question.absent.length > 0) return null;
  const things = thingsIn(ask);
  if (things.length === 0) return null;
  const [best] = sentencesByQuestion(ask, (each) => doesWithout(things, each, ask));
  if (best === undefined || best.share < all) return null;
  return { ...quotedFragment(ask, best.of, 2), intent: 'equipment' };
}
