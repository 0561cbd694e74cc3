import type { Ask, Draft } from '../answer/draft';
import { ingredientSource } from '../answer/sources';
import { itemName } from '../answer/amount/written-amount';
import { findFoods } from '../kitchen/foods';
import type { PreparedIngredient } from '../retrieval/prepared';
import {
  type Conflict,
  exclusionIds,
  type Exclusions,
  findConflict,
  isAllergic,
  isDietName,
  legalGroups,
  noExclusions,
} from './exclusions';
import { findConflicts, type FoundConflict } from './find-conflicts';
import { conflictLine, getFoodName, getPhrases, joinNames, namesGroup } from './wording';

const maxNamed = 4;

/** An ingredient that the reader cannot eat. */
export interface Culprit {
  ingredient: PreparedIngredient;
  conflict: Conflict;
}

/** Ingredients of the recipe that the reader cannot eat, sure ones first. */
export function findCulprits({ post }: Ask, all: Exclusions): Culprit[] {
  return post.ingredients
    .flatMap((ingredient) => {
      const foods = findFoods(ingredient.text, post.language).map(({ food }) => food);
      const named = ingredient.food === null ? foods : [ingredient.food, ...foods];
      const conflicts = named
        .map((food) => findConflict(food, all))
        .filter((each) => each !== null);
      const conflict = conflicts.find(({ isSure }) => isSure) ?? conflicts[0];
      return conflict ? [{ ingredient, conflict }] : [];
    })
    .toSorted((a, b) => Number(b.conflict.isSure) - Number(a.conflict.isSure));
}

/** Whether an answer rests on each ingredient that the reader cannot eat for certain. */
export const namesCulprits = (ask: Ask, { sources }: Draft, all: Exclusions): boolean =>
  findCulprits(ask, all)
    .filter(({ conflict }) => conflict.isSure)
    .slice(0, maxNamed)
    .every(({ ingredient }) =>
      sources.some(({ kind, number }) => kind === 'ingredient' && number === ingredient.index + 1),
    );

/** Foods that the reader would add to the recipe, and cannot eat; not the name of an allergy. */
function askedFoods(ask: Ask, all: Exclusions) {
  const { text, language } = ask.question;
  const foods = findFoods(text, language).map(({ food }) => food);
  return findConflicts(text, [language], all)
    .map((each) => ({ ...each, name: getFoodName(ask, each.food) }))
    .filter(
      ({ food, name, id }) =>
        !(food.id === id || namesGroup(ask, name, id)) ||
        foods.filter((each) => each === food).length > 1,
    );
}

/**
 * What of the recipe the reader cannot eat, by its list of ingredients: never a promise.
 * @param found foods to name instead; null for those of the whole recipe
 */
export function verdictAnswer(
  ask: Ask,
  all: Exclusions,
  found: readonly FoundConflict[] | null,
): Draft {
  const { question, post, say } = ask;
  const own = getPhrases(ask);
  const culprits = found === null ? findCulprits(ask, all).slice(0, maxNamed) : [];
  const lines =
    found === null
      ? culprits.map(({ ingredient, conflict }) =>
          conflictLine(ask, itemName(ingredient, question.language, post.language), conflict),
        )
      : found.map((each) => conflictLine(ask, getFoodName(ask, each.food), each));
  // Of a diet, no list tells that nothing speaks against it.
  const ids = exclusionIds(all).filter((id) => !isDietName(id));
  if (lines.length === 0) {
    lines.push(...askedFoods(ask, all).map((each) => conflictLine(ask, each.name, each)));
    const isKnown = ids.length > 0 && post.recipe !== null;
    if (isKnown) lines.push(own.notListed(joinNames(ask, ids)));
    else if (lines.length === 0) lines.push(own.askWhich);
  }
  return {
    intent: 'diet',
    text: [...new Set(lines), ...(isAllergic(all) ? [say.diet.allergy] : [])].join('\n'),
    tier: 'post',
    sources: culprits.map(({ ingredient }) => ingredientSource(post, ingredient)),
  };
}

const maxListed = 12;

/** "What allergens are in it?": the groups of EU law that the ingredients have, or may have. */
export function allergensAnswer(ask: Ask): Draft {
  const { question, post, say } = ask;
  const groups = legalGroups.flatMap((id) =>
    findCulprits(ask, { ...noExclusions, allergies: [id] }).map((each) => ({ ...each, id })),
  );
  const shown = groups
    .toSorted((a, b) => Number(b.conflict.isSure) - Number(a.conflict.isSure))
    .slice(0, maxListed);
  const lines = shown.map(({ ingredient, conflict }) =>
    conflictLine(ask, itemName(ingredient, question.language, post.language), conflict),
  );
  const none = getPhrases(ask).notListed(joinNames(ask, legalGroups));
  return {
    intent: 'diet',
    text: [...(lines.length > 0 ? new Set(lines) : [none]), say.diet.allergy].join('\n'),
    tier: 'post',
    sources: shown
      .filter(({ ingredient }, at) => shown.findIndex((s) => s.ingredient === ingredient) === at)
      .map(({ ingredient }) => ingredientSource(post, ingredient)),
  };
}
