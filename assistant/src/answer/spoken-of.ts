import { findFoods } from '../kitchen/foods';
import { type Action, actions } from '../language/cues/cues';
import { deedsIn } from '../language/cues/deeds';
import { lightCues } from '../language/cues/light';
import { tools } from '../language/cues/tools';
import { fold } from '../language/fold';
import type { Language } from '../language/languages';
import { words } from '../language/words';
import { germanVerbs } from '../question/german-verbs';
import { cuesOf } from '../retrieval/cues-of';
import type { Fragment, PreparedPost } from '../retrieval/prepared';
import { isTold } from '../retrieval/told';
import type { Ask, Draft } from './draft';
import { quotedFragment } from './quoted-fragment';
import type { Intent } from './reply';
import { isKin } from './timed-choice';

/** What a sentence needs to answer, and what question that is an answer to. */
interface Wanted {
  intent: Intent;
  /** Of the question's words that name something, rare ones counting more, at least: 0 to 1. */
  enough: number;
  fits: (fragment: Fragment) => boolean;
}

/** Tests whether a sentence speaks of one word of the question: by the word, or by its meaning. */
interface Subject {
  weight: number;
  isNamedIn: (fragment: Fragment) => boolean;
  isMeantIn: (fragment: Fragment) => boolean;
}

/** "Shake" for "mix" is not as sure as the word itself. */
const byMeaning = 0.85;

const shortestPart = 4;
/** A word may go on by so many letters in another form of it. */
const mostEnding = 3;

/** Whether one is the other with an ending, or a compound's part where the language has such. */
export function isSameWord(one: string, other: string, language: Language): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < shortestPart) return false;
  if (long.startsWith(short) && long.length - short.length <= mostEnding) return true;
  return language === 'de' && (long.endsWith(short) || long.startsWith(short));
}

/** The words of a question that name something, each with a test for sentences of the post. */
function subjectsOf(ask: Ask): Subject[] {
  const { question, post } = ask;
  const { language, cues } = question;
  const light = lightCues[language];
  const own = cuesOf(post.language);
  const rarest = Math.log(1 + post.fragments.length);
  const all = words(question.text, language).filter(
    ({ text, isStop }) => !isStop && /\p{L}{2}|[぀-鿿]/u.test(text) && !light.test(fold(text)),
  );
  const isSame = language === post.language;
  const verbs = germanVerbs(question, post);
  const ofWords = all.map(({ text, stem: asked }): Subject => {
    const folded = fold(text);
    const stem = verbs.get(asked) ?? asked;
    const named = actions.filter((each) => cues.actions[each].test(folded));
    const done = actions.filter((each) => named.includes(each) || isAkin(each, named));
    const used = tools.filter((each) => cues.tools[each].test(folded));
    const deeds = [...deedsIn(folded, language)];
    const foods = findFoods(text, language).map(({ food }) => food.id);
    return {
      weight: isSame && post.index.has(stem) ? post.index.idf(stem) + 0.1 : rarest,
      isNamedIn: (fragment) =>
        isSame && wordsOf(fragment).some((other) => isSameWord(stem, other, language)),
      isMeantIn: (fragment) =>
        done.some((each) => says(own.actions[each], fragment)) ||
        used.some((each) => says(own.tools[each], fragment)) ||
        deeds.some((each) => deedsIn(fragment.folded, post.language).has(each)) ||
        (foods.length > 0 && foodsOf(fragment, post).some((id) => foods.includes(id))),
    };
  });
  // "Take it out": a deed of several words is a subject of its own.
  const ofOne = new Set(all.flatMap(({ text }) => [...deedsIn(fold(text), language)]));
  const more = [...question.deeds].filter((deed) => !ofOne.has(deed));
  const ofSeveral = more.map((deed) => ({
    weight: rarest,
    isNamedIn: () => false,
    isMeantIn: ({ folded }: Fragment) => deedsIn(folded, post.language).has(deed),
  }));
  return [...ofWords, ...ofSeveral];
}

/** What readers name one for the other. */
const isAkin = (one: Action, others: readonly Action[]) =>
  one !== 'cook' && isKin(new Set(others.filter((each) => each !== 'cook')), new Set([one]));

const wordsOf = ({ stems, topicStems }: Fragment) => [...stems, ...topicStems];
const says = (cue: RegExp, { folded, topic }: Fragment) => cue.test(folded) || cue.test(topic);
const foodsOf = ({ text }: Fragment, { language }: PreparedPost) =>
  findFoods(text, language).map(({ food }) => food.id);

/**
 * Answers with the sentence of the post that speaks of most of what a question names; null where none
 * speaks of enough. Unlike the ranking it asks for each word of the question, by another form, as a part
 * of a compound, or as the same action, tool or food in another language.
 */
export function quoteSpoken(ask: Ask, { intent, enough, fits }: Wanted): Draft | null {
  const subjects = subjectsOf(ask);
  const total = subjects.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return null;
  const [best] = ask.post.fragments
    .filter((fragment) => isTold(fragment) && fits(fragment))
    .map((fragment) => {
      const sum = subjects.reduce((all, { weight, isNamedIn, isMeantIn }) => {
        if (isNamedIn(fragment)) return all + weight;
        return isMeantIn(fragment) ? all + weight * byMeaning : all;
      }, 0);
      return { fragment, share: sum / total };
    })
    .filter(({ share }) => share >= enough)
    .toSorted((one, other) => other.share - one.share);
  return best === undefined ? null : { ...quotedFragment(ask, best.fragment), intent };
}
