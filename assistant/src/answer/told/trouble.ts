import type { CuedIntent } from '../../language/cues/cues';
import { shortCues, troubleCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import { type Trouble, troubles } from '../../language/cues/trouble-names';
import { measured, namesTrouble } from '../../language/cues/troubles';
import { findFoods } from '../../kitchen/foods';
import type { Question } from '../../question/question';
import type { Fragment } from '../../retrieval/prepared';
import { isTold } from '../../retrieval/lines/told';
import type { Answerer, Ask, Draft } from '../draft';
import { quotedFragment } from '../quoted-fragment';
import { showStep } from '../step/steps-shown';

/** These ask for something else, whatever is thin or dry. */
const others: readonly CuedIntent[] = [
  'diet',
  'related',
  'convert',
  'scale',
  'storage',
  'temperature',
  'nutrition',
];

const mostBare = 4;

/** "How spicy is it?" asks what "is it too spicy?" asks. */
const tastes: ReadonlySet<Trouble> = new Set<Trouble>(['salty', 'sweet', 'hot', 'bitter']);

/** A step that speaks of these says how they come about. */
const warned: ReadonlySet<Trouble> = new Set<Trouble>(['sticky', 'bitter']);

/** "The sauce is too thin", "the dough sticks": what the post says about this very trouble. */
export const trouble: Answerer = (ask) => onTrouble(ask, troublesIn(ask), () => true);

/**
 * The sentence on one of these troubles that tells most of what is asked; null where the post has none.
 * @param fits whether a sentence may answer
 */
function onTrouble(
  ask: Ask,
  asked: readonly Trouble[],
  fits: (fragment: Fragment) => boolean,
): Draft | null {
  const { question, post } = ask;
  if (asked.length === 0) return null;
  const cues = troubleCues[post.language];
  const weighed = post.fragments.flatMap((fragment, place) => {
    if (!isTold(fragment) || !fits(fragment)) return [];
    const isMet = asked.some(
      (each) => cues.of[each].test(fragment.folded) || cues.of[each].test(fragment.topic),
    );
    const hasRemedy = cues.remedy.test(fragment.folded) || fragment.topic.endsWith('?');
    const isStep = fragment.kind === 'step';
    const isCause = asked.some((each) => warned.has(each));
    if (!isMet || (isStep && !hasRemedy && !isCause)) return [];
    const score =
      post.index.score(place, question.searched) + (isStep ? 0 : 1) + (hasRemedy ? 1.5 : 0);
    return [{ fragment, score }];
  });
  const best = weighed.toSorted((a, b) => b.score - a.score)[0];
  if (best === undefined) return null;
  const step = post.steps.find(({ number }) => number === best.fragment.number);
  // "Any longer and it turns bitter" says nothing without the sentence before it.
  return best.fragment.kind === 'step' && step ? showStep(ask, step) : quoted(ask, best.fragment);
}

/** Few words that ask for nothing: "lumpy curd", "the dumplings come apart". */
const isBare = ({ intents, stems, cues, folded }: Question) =>
  stems.length <= mostBare &&
  [...intents].every((each) => each === 'amount') &&
  !cues.intents.amount.some((cue) => cue.test(folded));

/** An amount, a storage time or the like is asked for. */
export const otherThanTrouble = ({ intents }: Question) =>
  others.some((intent) => intents.has(intent));

/** "How thick should it be?": a measure is asked for, no trouble told of. */
export const asksMeasure = ({ folded, language }: Question): boolean =>
  Object.values(troubleCues[language].of).some((cue) => {
    const found = cue.exec(folded);
    return found !== null && measured.test(folded.slice(0, found.index));
  });

/** What goes wrong by the question. */
function troublesIn({ question }: Ask): Trouble[] {
  const { intents, language } = question;
  if (otherThanTrouble(question)) return [];
  if (intents.has('substitution') && shortCues[language].lack.test(question.folded)) {
    return [];
  }
  const cues = troubleCues[language];
  // "Ricotta salata" is not too salty.
  const ofName = (word: string) =>
    question.ingredients.some(({ item }) => fold(item).includes(word.trim())) ||
    findFoods(question.text, language).some(
      ({ start, end, size }) =>
        size > 1 && fold(question.text.slice(start, end)).includes(word.trim()),
    );
  const isNamed = namesTrouble(question.folded, language);
  // "It split! Can I fix it?": what went wrong stands in the sentence before.
  const folded = isNamed ? question.folded : fold(question.text);
  // "Which spices?" is not "is it spicy?".
  const namesSpice = question.foods.some(({ id }) => id === 'spice-mix');
  const isMarked = cues.mark.test(folded) || isBare(question);
  return troubles.filter((each) => {
    if (!isMarked && !tastes.has(each)) return false;
    if (each === 'hot' && namesSpice) return false;
    const found = cues.of[each].exec(folded);
    if (found === null || ofName(found[0])) return false;
    return tastes.has(each) || !measured.test(folded.slice(0, found.index));
  });
}

const quoted = (ask: Ask, fragment: Fragment): Draft => ({
  ...quotedFragment(ask, fragment, 2),
  intent: 'step',
});
