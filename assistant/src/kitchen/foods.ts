import { type Language, languages } from '../language/languages';
import { type Food, type Trait, traits } from './food';
import { buildFoodIndex, type FoodIndex, type FoundFood, searchFoods } from './food-index';
import { buildJapaneseIndex, type JapaneseIndex, searchJapanese } from './food-index-japanese';
import { dairy } from './foods/dairy';
import { drinks } from './foods/drinks';
import { fatsAndNuts } from './foods/fats-nuts';
import { fruit } from './foods/fruit';
import { grains } from './foods/grains';
import { meatAndFish } from './foods/meat-fish';
import { pulses } from './foods/pulses';
import { seasonings } from './foods/seasonings';
import { sweet } from './foods/sweet';
import { vegetables } from './foods/vegetables';
import { listOf, rowsOf } from './table';

export type { Food, Trait } from './food';

const known: ReadonlySet<string> = new Set(traits);
const isTrait = (word: string): word is Trait => known.has(word);

function traitsIn(cell: string, isMarked: boolean): ReadonlySet<Trait> {
  const words = cell.split(' ').filter((word) => word !== '' && word.endsWith('?') === isMarked);
  return new Set(words.map((word) => word.replace('?', '')).filter(isTrait));
}

/** A name in another form ("uovo/uova") is one more name; `=` asks for the accents as written. */
const namesIn = (cell: string | undefined) => listOf(cell).flatMap((name) => name.split('/'));

function foodOf([id = '', has = '', ...cells]: string[]): Food {
  const [en, de, es, fr, it, pt, pl, ja] = cells.map(namesIn);
  return {
    id,
    names: {
      en: en ?? [],
      de: de ?? [],
      es: es ?? [],
      fr: fr ?? [],
      it: it ?? [],
      pt: pt ?? [],
      pl: pl ?? [],
      ja: ja ?? [],
    },
    has: traitsIn(has, false),
    mayHave: traitsIn(has, true),
  };
}

const plants = [grains, sweet, fatsAndNuts, fruit, vegetables, pulses, seasonings, drinks];

let all: readonly Food[] | null = null;

/** Every food known, read at the first use. */
export function foods(): readonly Food[] {
  all ??= [dairy, meatAndFish, ...plants].flatMap(rowsOf).map(foodOf);
  return all;
}

let byId: ReadonlyMap<string, Food> | null = null;

/** The food of an id in another table of this folder. */
export function foodById(id: string): Food | null {
  byId ??= new Map(foods().map((food) => [food.id, food]));
  return byId.get(id) ?? null;
}

const indexes = new Map<Language, FoodIndex>();
let japanese: JapaneseIndex | null = null;

/** All foods that a text names, in its order, at each place the longest name. */
export function findFoods(text: string, language: Language): FoundFood[] {
  if (language === 'ja') {
    japanese ??= buildJapaneseIndex(foods());
    return searchJapanese(text, japanese);
  }
  const index = indexes.get(language) ?? buildFoodIndex(foods(), language);
  indexes.set(language, index);
  return searchFoods(text, language, index);
}

/** Here the last of two joined names says what it is: "lemon yogurt"; elsewhere the first. */
const headIsLast: ReadonlySet<Language> = new Set(['en', 'de', 'ja']);

function chiefOf(found: readonly FoundFood[], language: Language): FoundFood | null {
  const whole = found.filter(({ isWhole }) => isWhole);
  let chief: FoundFood | null = null;
  for (const each of whole.length > 0 ? whole : found) {
    const isHead = each.isJoined && headIsLast.has(language) && each.size === chief?.size;
    if (chief === null || each.size > chief.size || isHead) chief = each;
  }
  return chief;
}

/**
 * The food that a name or a line of a recipe is about, by its longest name; null where none is
 * known. Without a language all are tried.
 */
export function findFood(text: string, language?: Language): Food | null {
  if (language) return chiefOf(findFoods(text, language), language)?.food ?? null;
  const chiefs = languages.map((each) => chiefOf(findFoods(text, each), each));
  const best = chiefs
    .filter((chief) => chief !== null)
    .reduce<FoundFood | null>((a, b) => (a && a.size >= b.size ? a : b), null);
  return best?.food ?? null;
}

/** What a food is usually called in a language. */
export const foodName = (food: Food, language: Language): string =>
  (food.names[language][0] ?? food.id).replace('=', '');
