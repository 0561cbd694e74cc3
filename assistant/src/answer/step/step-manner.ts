import { mannerCues } from '../../language/cues/tables';
import { isPart, namesDough, partWords } from '../../language/parts';
import type { PreparedStep } from '../../retrieval/prepared';
import { usesTool } from '../../retrieval/uses-tool';
import type { Ask, Draft } from '../draft';
import { relevanceOf } from '../time/relevance';
import { showStep } from './steps-shown';

const does = ({ question }: Ask, { deeds, actions }: PreparedStep) =>
  [...question.deeds].some((each) => deeds.has(each)) ||
  [...question.actions].some((each) => actions.has(each));

/** "How often do I flip them?": the step that does it, one with a time rather. */
export function howOften(ask: Ask): Draft | null {
  const { question, post } = ask;
  if (!mannerCues[question.language].often.test(question.folded)) return null;
  const value = (step: PreparedStep) =>
    relevanceOf(ask, step) + (step.durations.length > 0 ? 1 : 0);
  const [found] = post.steps
    .filter((step) => does(ask, step))
    .toSorted((a, b) => value(b) - value(a));
  return found ? showStep(ask, found) : null;
}

/** "Do the salt and the yeast go in together?": the first step that uses both. */
export function inOneStep(ask: Ask): Draft | null {
  const { question, post } = ask;
  if (!mannerCues[question.language].together.test(question.folded)) return null;
  const foods = new Set(question.ingredients.map(({ food, head }) => food?.id ?? head));
  if (foods.size < 2) return null;
  const count = (step: PreparedStep) =>
    new Set(
      question.ingredients
        .filter(({ index }) => step.ingredients.includes(index))
        .map(({ food, head }) => food?.id ?? head),
    ).size;
  const [found] = post.steps.toSorted((a, b) => count(b) - count(a));
  return found && count(found) > 1 ? showStep(ask, found) : null;
}

/** "What do I do with the plums?": the first step that uses them. */
export function doneWith(ask: Ask): Draft | null {
  const { question, post } = ask;
  const [named] = question.ingredients;
  if (named === undefined || !mannerCues[question.language].doWith.test(question.folded))
    return null;
  const used = post.steps.filter(({ ingredients }) => ingredients.includes(named.index));
  const [found] = used.toSorted((a, b) => relevanceOf(ask, b) - relevanceOf(ask, a));
  return found ? showStep(ask, found) : null;
}

const leastMixed = 3;
const isMixed = ({ ingredients }: PreparedStep) => ingredients.length >= leastMixed;

/** So many steps before a part is first named, it may be made. */
const farthest = 2;

/**
 * "How do I make the dough?" where the recipe has no heading for it: the step that uses the flour; of
 * another part one shortly before its first mention, where that puts several things together.
 */
export function ofUnheadedPart(ask: Ask): Draft | null {
  const { question, post } = ask;
  const { folded, language, cues, deeds, group } = question;
  if (group !== null || deeds.size > 0 || !cues.step.how.test(folded)) return null;
  if (question.ingredients.length > 0 || !isPart(folded, language)) return null;
  // The part's name may be that of a deed too: "impasto", "marinade".
  const rest = partWords(folded, language, language).reduce(
    (text, name) => text.replace(name, ''),
    folded,
  );
  const asked = [...question.actions].filter((action) => cues.actions[action].test(rest));
  if (asked.some((action) => action !== 'cook' && action !== 'mix')) return null;
  const flours = post.ingredients.filter(({ food }) => food?.id.endsWith('flour'));
  const floured = post.steps.find(({ ingredients }) =>
    flours.some(({ index }) => ingredients.includes(index)),
  );
  if (namesDough(folded, language)) return floured ? showStep(ask, floured) : null;
  const own = partWords(folded, language, post.language);
  const first = post.steps.findIndex((step) => own.some((name) => name.test(step.folded)));
  const found = post.steps
    .slice(Math.max(0, first - farthest), Math.max(0, first))
    .findLast(isMixed);
  return found ? showStep(ask, found) : null;
}

/** "Should I put it in the oven?": the step that comes next, where it does that. */
export function aroundHere(ask: Ask): Draft | null {
  const { question, post, memory } = ask;
  if (memory.step === null || question.ingredients.length > 0) return null;
  const at = post.steps.findIndex(({ number }) => number === memory.step);
  const near = [post.steps[at + 1], post.steps[at + 2], post.steps[at]].flatMap(
    (each) => each ?? [],
  );
  const isIn = (step: PreparedStep) => [...question.tools].some((tool) => usesTool(step, tool));
  const found = near.find((step) => does(ask, step) || isIn(step));
  return found ? showStep(ask, found) : null;
}
