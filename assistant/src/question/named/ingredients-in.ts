import type { Food, Trait } from '../../kitchen/food';
import type { FoundFood } from '../../kitchen/food-index';
import { foodName } from '../../kitchen/foods';
import type { Language } from '../../language/languages';
import { type Word, words } from '../../language/words';
import type { PreparedIngredient, PreparedPost } from '../../retrieval/prepared';

type Named = FoundFood & { stems: readonly string[] };

const nameStems = (food: Food, language: Language) =>
  words(foodName(food, language), language)
    .filter(({ isStop }) => !isStop)
    .map(({ stem }) => stem);

/** These do not make a food another one. */
const minor: ReadonlySet<Trait> = new Set<Trait>([
  'sugar',
  'starch',
  'fodmap',
  'caffeine',
  'sulphite',
]);

/** German writes kinds as one word: Dinkelmehl is Mehl. */
export const isCompound = (own: string, stem: string) =>
  own.length > stem.length + 2 && own.endsWith(stem);

/** So do Japanese names of things from elsewhere: 赤ワイン is ワイン. */
const isKatakanaPart = (own: string, stem: string) =>
  /^[ァ-ヶー]{3,}$/.test(stem) && own.length > stem.length && own.endsWith(stem);

/** Greek yogurt is yogurt; peanut butter is no butter, since it lacks what butter has. */
const isKind = ({ stems, food }: PreparedIngredient, { food: asked, stems: name }: Named) =>
  name.length > 0 &&
  name.every((stem) =>
    stems.some((own) => own === stem || isCompound(own, stem) || isKatakanaPart(own, stem)),
  ) &&
  (food === null || [...asked.has].every((trait) => food.has.has(trait) || minor.has(trait)));

/** Here a describing word stands apart from the head: "olive oil", "olio di oliva". */
const spaced: ReadonlySet<Language> = new Set(['en', 'es', 'fr', 'it', 'pt']);

interface Match {
  ingredient: PreparedIngredient;
  score: number;
  /** The question's word that names it. */
  position: number;
  /** By its head or as the same food, not by a describing word alone. */
  isNamed: boolean;
}

const headWeight = 0.6;
const foodWeight = 0.3;
/** As of a food that is named by all its words. */
const sameFood = 1 + headWeight;
const near = 0.35;
/** For each word that is more than the name of the thing. */
const distinctWeight = 0.4;

/**
 * The recipe's ingredients that a question names, best first: by the stems of their names, those of
 * rare words and of the head counting more, or as the same food in another language.
 * @param group the part of the dish that is asked for; its ingredients alone where it has such
 */
export function ingredientsIn(
  all: readonly Word[],
  foods: readonly FoundFood[],
  { ingredients, index, language }: PreparedPost,
  isSameLanguage: boolean,
  group: string | null = null,
): PreparedIngredient[] {
  const positions = new Map<string, number>();
  if (isSameLanguage) {
    for (const [position, { stem, isStop }] of all.entries()) {
      if (!isStop && !positions.has(stem)) positions.set(stem, position);
    }
  }
  const isForm = isSameLanguage && language === 'en' ? formIn(all) : () => true;
  const named = foods.map((each) => ({ ...each, stems: nameStems(each.food, language) }));
  const weigh = (stem: string) => index.idf(stem) + 0.1;
  const isHad = foods.some(({ food }) => ingredients.some((each) => each.food?.id === food.id));
  const isHead = (stem: string) => ingredients.some(({ head }) => head === stem);
  const short = new Set(
    all
      .filter(
        ({ text, stem }) =>
          !isHad &&
          !isHead(stem) &&
          stem.length === shortest &&
          (text === stem || foods.length === 0),
      )
      .map(({ stem }) => stem),
  );
  const matches = ingredients.flatMap((ingredient) => {
    const match = matchOf(ingredient, positions, named, weigh, language, short);
    return match === null || !(match.isNamed || isForm(ingredient)) ? [] : [match];
  });
  const inGroup = matches.filter(({ ingredient }) => group !== null && ingredient.group === group);
  return chosen(inGroup.length > 0 ? inGroup : matches).map(({ ingredient }) => ingredient);
}

/** "Bake time" is not that of baking powder, nor is smoked paprika what one smokes. */
const formIn =
  (all: readonly Word[]) =>
  ({ item, stems }: PreparedIngredient): boolean => {
    const own = words(item, 'en');
    return all.some(
      ({ text, stem }) =>
        stems.includes(stem) &&
        own.some((each) => each.stem === stem && !isVerbOf(each.text, text)),
    );
  };

const isVerbOf = (describing: string, word: string) =>
  /(?:ing|ed)$/i.test(describing) && !/(?:ing|ed)$/i.test(word);

function matchOf(
  ingredient: PreparedIngredient,
  positions: ReadonlyMap<string, number>,
  foods: readonly Named[],
  weigh: (stem: string) => number,
  language: Language,
  short: ReadonlySet<string>,
): Match | null {
  const { stems, head, food } = ingredient;
  const compound = language === 'de' ? partOf(head, positions, short) : null;
  if (compound !== null) return compoundMatch(ingredient, compound);
  const shared = stems.filter((stem) => positions.has(stem));
  const at = foods.findIndex((each) => each.food.id === food?.id || isKind(ingredient, each));
  const isExact = foods.some((each) => each.food.id === food?.id);
  const same = at >= 0 ? foods[at] : undefined;
  if (shared.length === 0) {
    if (same === undefined) return null;
    // Olive oil is what "Oliven" asks for only where the recipe has no olives.
    const isChief = isExact || same.food.has.has('egg') || same.stems.some((stem) => stem === head);
    const score = isChief ? sameFood : sameFood - 2 * near;
    return { ingredient, score, position: at, isNamed: isChief };
  }
  // Milk is no coconut milk: the words shared are those of another food.
  const isOther = shared.every((stem) =>
    foods.some(
      (each) => each.stems.includes(stem) && (stem !== head || isSpelledOut(each, positions)),
    ),
  );
  if (same === undefined && isOther) return null;
  const sum = (list: readonly string[]) => list.reduce((total, stem) => total + weigh(stem), 0);
  const hasHead = head !== null && positions.has(head);
  const bonus = (hasHead ? headWeight : 0) + (same === undefined ? 0 : foodWeight);
  const position = Math.min(...shared.map((stem) => positions.get(stem) ?? 0));
  const byWords = sum(shared) / sum([...new Set(stems)]) + bonus;
  // Of two waters the sparkling one is meant where it is called so.
  const distinct = hasHead ? (shared.length - 1) * distinctWeight : 0;
  // Olive oil is named by "olives" only where the recipe has no olives.
  const isSame =
    same !== undefined && (isExact || hasHead || same.food.has.has('egg') || !spaced.has(language));
  const score = Math.max(byWords, isSame ? sameFood : 0) + distinct;
  return { ingredient, score, position, isNamed: hasHead || same !== undefined };
}

/** "Wine" alone is not the white wine that it is usually taken for. */
const isSpelledOut = ({ stems }: Named, positions: ReadonlyMap<string, number>) =>
  stems.every((stem) => positions.has(stem));

const shortestPart = 5;
/** "Wein" of "Rotwein"; but "Zucker" is no "Vanillezucker" where the recipe has both. */
const shortest = 4;

/** Where the question names a German compound by its end: "Steaks" of "Nackensteaks". */
function partOf(
  head: string | null,
  positions: ReadonlyMap<string, number>,
  short: ReadonlySet<string>,
): number | null {
  if (head === null || positions.has(head)) return null;
  const found = [...positions].find(
    ([stem]) => (stem.length >= shortestPart || short.has(stem)) && isCompound(head, stem),
  );
  return found?.[1] ?? null;
}

/** As good as a name, so that all compounds of one end are found. */
const compoundMatch = (ingredient: PreparedIngredient, position: number): Match => ({
  ingredient,
  score: sameFood,
  position,
  isNamed: true,
});

/** Words between two names of one list: "flour and the sugar". */
const listGap = 4;

function chosen(matches: readonly Match[]): Match[] {
  const named = matches.some(({ isNamed }) => isNamed)
    ? matches.filter(({ isNamed }) => isNamed)
    : matches;
  const ordered = named.toSorted((a, b) => b.score - a.score || a.position - b.position);
  const [best] = ordered;
  if (best === undefined) return [];
  return ordered.filter(
    ({ score, position }) =>
      score >= best.score - near &&
      (position === best.position || Math.abs(position - best.position) <= listGap),
  );
}
