import type { Recipe } from '@cpal/shared/contract/blogs/recipe';
import type { DietName } from '../language/cues/cues';
import type { Language } from '../language/languages';
import { freedBy, made } from './diets/claims';
import { dietRules } from './diets/rules';
import type { Trait } from './food';
import type { FoundFood } from './food-index';
import { findFoods } from './foods';

export interface DietAnswer {
  /**
   * `yes`: nothing in the list speaks against it; for an allergy that is still no promise, and the
   * answer has to say so. `no`: an ingredient does. `unsure`: a label or more knowledge decides.
   */
  verdict: 'yes' | 'no' | 'unsure';
  /** Indexes of the ingredients that decide: that are against it, or that make it unsure. */
  because: number[];
  /** Numbers of the steps that name something which the list lacks ("butter the tin"). */
  steps: number[];
  /** A wrong yes may make somebody ill. */
  isAllergy: boolean;
}

type Verdict = DietAnswer['verdict'];

/** What a line says of a diet. Nothing known of it, or a product made by others: unsure. */
function verdictOf(line: string, diet: DietName, language: Language): Verdict {
  const { without, unsure, isAllergy } = dietRules[diet];
  const text = line.normalize('NFC').toLowerCase();
  const found = findFoods(text, language);
  if (found.length === 0) return 'unsure';
  const freed = freedBy(text);
  const has = (each: FoundFood, trait: Trait) => each.food.has.has(trait) && !freed.has(trait);
  const sure = found.filter(({ isWhole }) => isWhole);
  if (sure.some((each) => without.some((trait) => has(each, trait)))) return 'no';
  const all = [...without, ...unsure];
  const isDoubtful = found.some((each) =>
    all.some((trait) => has(each, trait) || (each.food.mayHave.has(trait) && !freed.has(trait))),
  );
  const isClaimed = isAllergy && without.some((trait) => freed.has(trait));
  const isPart = isAllergy && sure.length < found.length;
  if (isDoubtful || isClaimed || isPart) return 'unsure';
  return hasMadeRest(text, found) ? 'unsure' : 'yes';
}

/** Whether a word of a made product is left when the names of known foods are taken out. */
function hasMadeRest(text: string, found: readonly FoundFood[]): boolean {
  const starts = [0, ...found.map(({ end }) => end)];
  const rests = starts.map((start, at) => text.slice(start, found[at]?.start));
  return made.test(rests.join(' '));
}

const pieces = /[^.;!?。]{1,500}/gu;

function isAgainst(text: string, diet: DietName, language: Language): boolean {
  return [...text.slice(0, 4000).matchAll(pieces)].some(([piece]) => {
    const freed = freedBy(piece.toLowerCase());
    return findFoods(piece, language).some(
      ({ food, isWhole }) =>
        isWhole &&
        dietRules[diet].without.some((trait) => food.has.has(trait) && !freed.has(trait)),
    );
  });
}

const indexesOf = (verdicts: readonly Verdict[], wanted: Verdict) =>
  verdicts.flatMap((verdict, index) => (verdict === wanted ? [index] : []));

/**
 * Whether a recipe fits a diet, judged by its ingredients, in the language that it is written in.
 * One ingredient against it makes a no; one that is unknown, or that a label decides, an unsure.
 */
export function dietOf(recipe: Recipe, diet: DietName, language: Language = 'en'): DietAnswer {
  const { isAllergy, isNeverYes } = dietRules[diet];
  const verdicts = recipe.ingredients.map(({ text }) => verdictOf(text, diet, language));
  const against = indexesOf(verdicts, 'no');
  if (against.length > 0) return { verdict: 'no', because: against, steps: [], isAllergy };
  const because = indexesOf(verdicts, 'unsure');
  const steps = recipe.steps
    .filter(({ text }) => isAgainst(text, diet, language))
    .map(({ number }) => number);
  const isSure = because.length + steps.length === 0 && verdicts.length > 0 && !isNeverYes;
  return { verdict: isSure ? 'yes' : 'unsure', because, steps, isAllergy };
}
