import { hurry } from '../../language/cues/hurry';
import { shortCues, boundCues } from '../../language/cues/tables';
import { findFoods } from '../../kitchen/foods';
import { cuesOf } from '../../retrieval/cues-of';
import type { Fragment } from '../../retrieval/prepared';
import { rankFragments } from '../../retrieval/rank';
import { isBeside } from '../../retrieval/told';
import type { Ask, Draft } from '../draft';
import { isOfCooker } from './of-other-cooker';
import { ownCase } from './own-case';
import { quotedFragment } from '../quoted-fragment';

/** A time that the text beside the steps gives. */
export function inBody(ask: Ask): Draft | null {
  const asksKeep = shortCues[ask.question.language].keep.test(ask.question.folded);
  const { keep } = shortCues[ask.post.language];
  const found = rankFragments(ask.post, ask.question).find(
    ({ fragment, coverage }) =>
      fragment.durations.length > 0 &&
      fragment.kind !== 'step' &&
      coverage >= 0.5 &&
      !isOfCooker(ask, fragment.folded) &&
      (asksKeep || !keep.test(fragment.folded)),
  );
  return found ? { ...quotedFragment(ask, found.fragment), intent: 'duration' } : null;
}

/** The text beside the steps where it is about this very case, or gives the longest time allowed. */
export function inBodyRather(ask: Ask): Draft | null {
  const { question, post } = ask;
  const asksLeast = shortCues[question.language].least.test(question.folded);
  const asksKeep = shortCues[question.language].keep.test(question.folded);
  const { most, keep } = shortCues[post.language];
  const { reheat } = cuesOf(post.language);
  const isReheated = question.cues.reheat.test(question.folded);
  const told =
    longest(ask) ??
    shortest(ask) ??
    onCondition(ask) ??
    ownCase(ask, (sentences) =>
      sentences.some(
        ({ durations, folded }) =>
          durations.length > 0 &&
          !isOfOther(ask, sentences) &&
          !isOfCooker(ask, folded) &&
          !(asksLeast && most.test(folded)) &&
          (isReheated || !reheat.test(folded)) &&
          (asksKeep || !keep.test(folded)),
      ),
    );
  return told ? { ...quotedFragment(ask, told, 2), intent: 'duration' } : null;
}

/** "How long if it is salted?": the sentence with an "if" that has a word no step has. */
function onCondition({ question, post }: Ask): Fragment | null {
  if (!boundCues[question.language].ifSo.test(question.folded)) return null;
  const { ifSo } = boundCues[post.language];
  const isNew = (stem: string) =>
    question.searched.has(stem) && !post.steps.some(({ stems }) => stems.has(stem));
  const told = rankFragments(post, question).find(
    ({ fragment: { kind, durations, folded, stems } }) =>
      isBeside(kind) && durations.length > 0 && ifSo.test(folded) && stems.some(isNew),
  );
  return told?.fragment ?? null;
}

/** The sentences are about another food than the recipe's, which the question does not name. */
function isOfOther({ question, post }: Ask, sentences: readonly Fragment[]): boolean {
  const own = new Set(
    [...post.ingredients.flatMap(({ food }) => food ?? []), ...question.foods].map(({ id }) => id),
  );
  const [first] = sentences;
  if (first === undefined || !shortCues[post.language].offer.test(first.folded)) return false;
  const named = findFoods(first.text, post.language);
  const others = named.filter(({ food }) => !own.has(food.id));
  return others.length > 0 && !others.some(({ food }) => question.foods.includes(food));
}

/** "I'm in a hurry", "at least how long?": the sentence on the least time, or for those in a hurry. */
function shortest({ question, post }: Ask) {
  const isHurried = hurry.test(question.folded);
  if (!isHurried && !shortCues[question.language].least.test(question.folded)) return null;
  const { least, keep } = shortCues[post.language];
  const told = rankFragments(post, question).find(
    ({ fragment: { kind, durations, folded } }) =>
      isBeside(kind) &&
      durations.length > 0 &&
      !keep.test(folded) &&
      (hurry.test(folded) || (!isHurried && least.test(folded))),
  );
  return told?.fragment ?? null;
}

/** "What is the longest that I can marinate it?": the sentence with "at most". */
function longest({ question, post }: Ask) {
  if (!shortCues[question.language].most.test(question.folded)) return null;
  const { most } = shortCues[post.language];
  const told = rankFragments(post, question).find(
    ({ fragment: { kind, durations, folded }, coverage }) =>
      kind !== 'ingredient' && durations.length > 0 && most.test(folded) && coverage >= 0.3,
  );
  return told?.fragment ?? null;
}
