import type { Recipe } from '@cpal/shared/contract/blogs/recipe';
import { densityOf } from '../kitchen/densities';
import { findFood } from '../kitchen/foods';
import { type Measures, oneOf } from '../kitchen/measures';
import { isUnit } from '../kitchen/units';
import { type Language, languageOf } from '../language/languages';
import { words } from '../language/words';
import type { Post } from '../post/post';
import { indexOf } from './search/bm25';
import { cuesOf } from './cues-of';
import { fragmentsOf } from './lines/fragments';
import { grouped } from './lines/grouped';
import { heatsIn } from './figures/heats';
import { withoutInstructions } from './lines/instructions';
import { measuresOf } from './figures/measures-of';
import type { PreparedIngredient, PreparedPost } from './prepared';
import { prepareSteps } from './steps';

/** More than any recipe has, lines in characters; the rest is left out, so that time is bounded. */
const most = { ingredients: 120, steps: 80, notes: 40, line: 300, step: 1_500 };

/** Makes a post ready for questions: its recipe typed further, its sentences indexed. */
export function prepare(read: Post): PreparedPost {
  const language = languageOf(read.language ?? '') ?? 'en';
  const post = { ...read, title: withoutInstructions(read.title.slice(0, most.line), language) };
  const recipe = post.recipe && bounded(post.recipe, language);
  const fragments = fragmentsOf(post, recipe, language, cuesOf(language));
  const measures = measuresOf(fragments.map(({ folded }) => folded));
  const lines = recipe ? prepareIngredients(recipe, language, measures) : [];
  const steps = recipe ? prepareSteps(recipe.steps, lines, language) : [];
  const ingredients = grouped(lines, steps);
  return {
    post,
    language,
    recipe,
    ingredients,
    steps,
    fragments,
    index: indexOf(fragments.map(({ stems, topicStems }) => [...stems, ...topicStems])),
    measures,
    scale: scaleOf(
      fragments.map(({ folded }) => folded),
      language,
    ),
  };
}

/** The recipe cut to its limits, without what is planted in it for machines. */
function bounded(recipe: Recipe, language: Language): Recipe {
  const clean = (text: string, length: number) =>
    withoutInstructions(text.slice(0, length), language);
  return {
    ...recipe,
    name: clean(recipe.name, most.line),
    yield: recipe.yield && { ...recipe.yield, text: clean(recipe.yield.text, most.line) },
    ingredients: recipe.ingredients.slice(0, most.ingredients).map((each) => ({
      ...each,
      text: clean(each.text, most.line),
      item: clean(each.item, most.line),
      group: each.group && clean(each.group, most.line),
    })),
    steps: recipe.steps
      .slice(0, most.steps)
      .map((each) => ({ ...each, text: clean(each.text, most.step) })),
    notes: recipe.notes.slice(0, most.notes).map((note) => clean(note, most.step)),
    equipment: recipe.equipment.slice(0, most.notes).map((tool) => clean(tool, most.line)),
    nutrition: recipe.nutrition
      .slice(0, most.notes)
      .map(({ name, value }) => ({ name: clean(name, most.line), value: clean(value, most.line) })),
  };
}

function prepareIngredients(
  recipe: Recipe,
  language: Language,
  measures: Measures,
): PreparedIngredient[] {
  return recipe.ingredients.map((ingredient, index) => {
    const { stems, head } = nounsOf(ingredient.item, language);
    const food = findFood(ingredient.item, language);
    const density = densityOf(ingredient.text, language) ?? (food && densityOf(food));
    const { unit } = ingredient;
    const one = unit !== null && isUnit(unit) ? oneOf(unit, food, measures) : null;
    return { ...ingredient, index, food, density, one, stems, head };
  });
}

/** In these the naming word of a compound comes last ("vanilla extract"), in the others first. */
const headLast: ReadonlySet<Language> = new Set(['en', 'de', 'ja']);

/** Stems of a name, and that of its head: the last word before "of", "in", a comma or bracket. */
function nounsOf(name: string, language: Language): { stems: string[]; head: string | null } {
  const outside = name.slice(0, 200).split(/[,(;]| or | with /)[0] ?? '';
  const stems = words(name.slice(0, 200), language)
    .filter(({ isStop, text }) => !isStop && !/^\d/.test(text))
    .map(({ stem }) => stem);
  const main = words(outside, language).filter(({ isStop, text }) => !isStop && !/^\d/.test(text));
  const head = headLast.has(language) ? main.at(-1) : main[0];
  return { stems, head: head?.stem ?? stems[0] ?? null };
}

/** Only English posts may mean Fahrenheit by bare degrees of an oven. */
function scaleOf(texts: readonly string[], language: Language): 'c' | 'f' | null {
  const heats = texts.flatMap(heatsIn);
  const scales = new Set(heats.map(({ scale }) => scale).filter((scale) => scale !== null));
  if (scales.size === 1) return [...scales][0] ?? null;
  if (heats.some(({ from, scale }) => scale === null && from > 300)) return 'f';
  return scales.size === 0 && heats.length > 0 && language !== 'en' ? 'c' : null;
}
