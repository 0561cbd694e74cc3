import { type Food, foodById, type Trait } from '../kitchen/foods';

/**
 * What a reader cannot or does not eat: the 14 allergen groups of EU regulation 1169/2011, annex II,
 * more that people react to, and diets.
 */
const allergyTraits = {
  gluten: ['gluten', 'wheat'],
  wheat: ['wheat'],
  crustacean: ['crustacean'],
  egg: ['egg'],
  fish: ['fish'],
  peanut: ['peanut'],
  soy: ['soy'],
  milk: ['milk', 'lactose'],
  lactose: ['lactose'],
  treenut: ['treenut'],
  celery: ['celery'],
  mustard: ['mustard'],
  sesame: ['sesame'],
  sulphite: ['sulphite'],
  lupin: ['lupin'],
  mollusc: ['mollusc'],
  coconut: ['coconut'],
  corn: ['corn'],
  tomato: ['tomato'],
  banana: ['banana'],
  kiwi: ['kiwi'],
  stonefruit: ['stonefruit'],
  legume: ['legume', 'soy', 'peanut', 'lupin'],
  allium: ['allium'],
  alcohol: ['alcohol'],
  caffeine: ['caffeine'],
} as const satisfies Record<string, readonly Trait[]>;

const flesh = ['meat', 'pork', 'gelatine'] as const;
const seafood = ['fish', 'crustacean', 'mollusc'] as const;

/** Foods named by their id are left out although their traits alone would not tell. */
const dietTraits = {
  vegan: [...flesh, ...seafood, 'milk', 'lactose', 'egg', 'honey', 'rennet'],
  vegetarian: [...flesh, ...seafood],
  pescatarian: flesh,
  meat: flesh,
  pork: ['pork'],
  halal: ['pork', 'alcohol'],
  kosher: ['pork', 'crustacean', 'mollusc'],
  pregnancy: ['alcohol'],
  infant: ['honey', 'alcohol', 'caffeine'],
  child: ['alcohol'],
} as const satisfies Record<string, readonly Trait[]>;

const softCheeses = ['soft-ripened-cheese', 'blue-cheese', 'goat-cheese'];
const dietFoods: Partial<Record<keyof typeof dietTraits, readonly string[]>> = {
  pregnancy: ['liver', ...softCheeses],
  infant: ['nuts'],
};

export type AllergyName = keyof typeof allergyTraits;
export type DietName = keyof typeof dietTraits;
export type ExclusionName = AllergyName | DietName;

const isKeyOf = <T extends object>(key: string, of: T): key is Extract<keyof T, string> =>
  Object.hasOwn(of, key);

export const isAllergyName = (id: string): id is AllergyName => isKeyOf(id, allergyTraits);
export const isDietName = (id: string): id is DietName => isKeyOf(id, dietTraits);

/**
 * What a reader has said of what they cannot eat. Ids are names of this table, or of a single food
 * of the kitchen that is in no group ("strawberry").
 */
export interface Exclusions {
  /** A wrong offer may make somebody ill: also what a label only may name is not offered. */
  allergies: readonly string[];
  /** What is offered has to fit these; the recipe's own facts are told as ever. */
  diets: readonly string[];
  /** An allergy is spoken of, and nothing says to what. */
  isUnnamed: boolean;
}

/** The 14 groups that a label has to name in the EU, with lactose in milk. */
export const legalGroups: readonly AllergyName[] = [
  'gluten',
  'crustacean',
  'egg',
  'fish',
  'peanut',
  'soy',
  'milk',
  'treenut',
  'celery',
  'mustard',
  'sesame',
  'sulphite',
  'lupin',
  'mollusc',
];

export const noExclusions: Exclusions = { allergies: [], diets: [], isUnnamed: false };

export const hasExclusions = ({ allergies, diets, isUnnamed }: Exclusions): boolean =>
  allergies.length + diets.length > 0 || isUnnamed;

/** Whether a wrong offer may make somebody ill. */
export const isAllergic = ({ allergies, diets, isUnnamed }: Exclusions): boolean =>
  isUnnamed || allergies.length > 0 || diets.some(isAllergyName);

/** Both together, each id once. */
export const joinExclusions = (a: Exclusions, b: Exclusions): Exclusions => ({
  allergies: [...new Set([...a.allergies, ...b.allergies])],
  diets: [...new Set([...a.diets, ...b.diets])],
  isUnnamed: a.isUnnamed || b.isUnnamed,
});

/** Which exclusion a food is against; `isSure` where it has it, not where only a label tells. */
export interface Conflict {
  id: string;
  isSure: boolean;
}

/** "Chicken" leaves out chicken stock too. */
const isFoodOf = ({ id }: Food, excluded: string): boolean =>
  id === excluded || id.startsWith(`${excluded}-`);

function conflictWith(
  food: Food,
  id: string,
  isAllergy: boolean,
  freed: ReadonlySet<Trait>,
): Conflict | null {
  const traits: readonly Trait[] = isAllergyName(id)
    ? allergyTraits[id]
    : isDietName(id)
      ? dietTraits[id]
      : [];
  if (traits.some((trait) => food.has.has(trait) && !freed.has(trait))) {
    return { id, isSure: true };
  }
  const foods = isDietName(id) ? (dietFoods[id] ?? []) : isAllergyName(id) ? [] : [id];
  if (foods.some((each) => isFoodOf(food, each))) return { id, isSure: true };
  // A packet's "free from" is its maker's word: for an allergy the label still decides.
  const isMaybe = traits.some((trait) => food.mayHave.has(trait) && !freed.has(trait));
  return isMaybe && isAllergy ? { id, isSure: false } : null;
}

const nothing: ReadonlySet<Trait> = new Set();

/**
 * What speaks against offering a food to a reader; a sure conflict goes before a possible one.
 * @param freed what the text beside the food says that it lacks ("gluten-free oats")
 */
export function findConflict(
  food: Food,
  { allergies: strict, diets: wished }: Exclusions,
  freed: ReadonlySet<Trait> = nothing,
): Conflict | null {
  const found = [
    ...strict.map((id) => conflictWith(food, id, true, freed)),
    ...wished.map((id) => conflictWith(food, id, false, freed)),
  ].filter((each) => each !== null);
  return found.find(({ isSure }) => isSure) ?? found[0] ?? null;
}

/** Groups that a food's name stands for: butter for milk; of one in no group its own id. */
export function exclusionsOfFood(food: Food): string[] {
  const named = groupNames.filter((name) =>
    allergyTraits[name].some((trait) => food.has.has(trait)),
  );
  // Peanuts and soy are groups of their own; who is allergic to chickpeas leaves out their liquid too.
  if (named.length > 0) return named;
  return food.has.has('legume') ? ['legume'] : [food.id];
}

const groupNames = Object.keys(allergyTraits)
  .filter(isAllergyName)
  .filter((name) => name !== 'lactose' && name !== 'legume');

/** All that is named, allergies first. */
export const exclusionIds = (all: Exclusions): string[] => [...all.allergies, ...all.diets];

/** With each wish taken for an allergy: what may not fit is left out too. */
export const asAllergies = (all: Exclusions): Exclusions => ({
  ...all,
  allergies: exclusionIds(all),
});

/** English names, for a model. */
export const englishNames = (all: Exclusions): string[] =>
  exclusionIds(all).map((id) => id.replaceAll('-', ' '));

/** Whether an id that was stored still names something. */
export const isExclusionId = (id: string): boolean =>
  isAllergyName(id) || isDietName(id) || foodById(id) !== null;
