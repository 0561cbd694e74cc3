import type { Step } from '@cpal/shared/contract/blogs/recipe';
import { actions } from '../language/cues/cues';
import { tools } from '../language/cues/tools';
import { findFoods } from '../kitchen/foods';
import { deedsIn } from '../language/cues/deeds';
import { fold } from '../language/fold';
import type { Language } from '../language/languages';
import { words } from '../language/words';
import { cuesOf } from './cues-of';
import { durationsIn } from './figures/durations';
import { heatsIn } from './figures/heats';
import type { PreparedIngredient, PreparedStep } from './prepared';

const longest = 4_000;

/** Reads from each step its times, temperatures, actions, tools and the ingredients it uses. */
export function prepareSteps(
  steps: readonly Step[],
  ingredients: readonly PreparedIngredient[],
  language: Language,
): PreparedStep[] {
  const cues = cuesOf(language);
  return steps.map(({ number, text, group }) => {
    const folded = fold(text.slice(0, longest));
    const foods = new Set(findFoods(text.slice(0, longest), language).map(({ food }) => food.id));
    // A heading of one step alone is its name: "Char the corn".
    const name = steps.filter((each) => each.group === group).length === 1 ? (group ?? '') : '';
    const own = new Set(words(text.slice(0, longest), language).map(({ stem }) => stem));
    const stems = new Set([...own, ...words(name, language).map(({ stem }) => stem)]);
    return {
      number,
      text,
      folded,
      stems,
      group,
      durations: durationsIn(folded, cues, language),
      heats: heatsIn(folded),
      actions: new Set(actions.filter((action) => cues.actions[action].test(folded))),
      deeds: deedsIn(folded, language),
      tools: new Set(tools.filter((tool) => cues.tools[tool].test(folded))),
      ingredients: ingredients
        .filter(
          (each) =>
            isUsed(each, own, ingredients) || (each.food !== null && foods.has(each.food.id)),
        )
        .map(({ index }) => index),
    };
  });
}

/**
 * A step rarely repeats the whole name: the head alone, or the first word, is enough. "Egg" is no egg
 * yolk where the recipe has eggs too.
 */
function isUsed(
  { stems, head, index }: PreparedIngredient,
  inStep: ReadonlySet<string>,
  all: readonly PreparedIngredient[],
): boolean {
  if (head !== null && inStep.has(head)) return true;
  const [first] = stems;
  if (first === undefined || !inStep.has(first)) return false;
  return !all.some((other) => other.index !== index && other.head === first);
}
