import type { TimeUnit } from './time-units';
import type { Tool } from './tools';

/** What a reader's question can be about, found by cues; the other intents follow from the rest. */
export const cuedIntents = [
  'diet',
  'related',
  'convert',
  'scale',
  'ingredient_list',
  'storage',
  'substitution',
  'amount',
  'temperature',
  'duration',
  'equipment',
  'step',
  'nutrition',
  'greeting',
  'thanks',
  'offtopic',
] as const;

/** Where a fixed careful answer with an official figure is due. */
export const safetyTopics = [
  'canning',
  'poultry',
  'meat',
  'fish',
  'rice',
  'room-temperature',
  'raw-egg',
  'raw-flour',
  'infant',
  'pregnancy',
  'refreezing',
  'mould',
  'cross-contact',
] as const;

export const dietNames = [
  'vegan',
  'vegetarian',
  'pescatarian',
  'gluten-free',
  'dairy-free',
  'lactose-free',
  'egg-free',
  'nut-free',
  'peanut-free',
  'soy-free',
  'sesame-free',
  'shellfish-free',
  'fish-free',
  'alcohol-free',
  'pork-free',
  'halal',
  'kosher',
  'low-sugar',
  'keto',
] as const;

export const actions = [
  'bake',
  'roast',
  'boil',
  'simmer',
  'fry',
  'grill',
  'steam',
  'toast',
  'melt',
  'knead',
  'mix',
  'whip',
  'rise',
  'rest',
  'chill',
  'freeze',
  'cool',
  'marinate',
  'soak',
  'cook',
  'preheat',
] as const;

export const places = ['fridge', 'freezer', 'room'] as const;
export const nutrients = [
  'calories',
  'protein',
  'fat',
  'carbohydrate',
  'sugar',
  'fiber',
  'sodium',
] as const;

export type CuedIntent = (typeof cuedIntents)[number];
export type SafetyTopic = (typeof safetyTopics)[number];
export type DietName = (typeof dietNames)[number];
export type Action = (typeof actions)[number];
export type Place = (typeof places)[number];
export type Nutrient = (typeof nutrients)[number];

/**
 * What tells a question's intent in one language. Every pattern is tried on the folded question
 * (`fold`: lower case, no accents), so it is written without accents; `\b` works in Latin script.
 * No nested quantifiers; a gap is bounded (`.{0,30}`). Numbers come as digits: the question's number
 * words are replaced before.
 */
export interface IntentCues {
  /** One of them found: the question may have this intent. */
  intents: Readonly<Record<CuedIntent, readonly RegExp[]>>;
  /** One of them found: it has not ("store-bought" is not about storage). */
  vetoes: Readonly<Partial<Record<CuedIntent, readonly RegExp[]>>>;
}

/** What a question is about within its intent, and what a post's steps do with what. */
export interface TopicCues {
  safety: Readonly<Record<SafetyTopic, RegExp>>;
  /** Names of diets, and allergens asked for ("contain nuts" is nut-free). */
  diets: Readonly<Record<DietName, RegExp>>;
  /** An allergy or intolerance is spoken of. */
  allergy: RegExp;
  /** The reader wants the recipe changed to a diet ("how do I make it vegan"). */
  adapt: RegExp;
  /** Stems of verbs and nouns; the posts' own steps are looked through with them too. */
  actions: Readonly<Record<Action, RegExp>>;
  /** Names of appliances and tools, in questions and in the posts' steps. */
  tools: Readonly<Record<Tool, RegExp>>;
  places: Readonly<Record<Place, RegExp>>;
  /** "in advance", "the day before". */
  ahead: RegExp;
  reheat: RegExp;
  nutrients: Readonly<Record<Nutrient, RegExp>>;
}

/** Where the parts of a question stand: numbers, units, foods, steps. */
export interface SlotCues {
  /** What amounts are asked in: a system, or a unit's name in group `unit`. */
  convert: {
    metric: RegExp;
    us: RegExp;
    celsius: RegExp;
    fahrenheit: RegExp;
    gasMark: RegExp;
    fan: RegExp;
    /** `unit` captures the word after "in" or "to", such as "grams". */
    target: RegExp;
  };
  scale: {
    /** Number in group `n`: how many it shall serve or yield. */
    servings: RegExp;
    /** Number in group `n`: by how much all is multiplied ("3 times the recipe"). */
    times: RegExp;
    double: RegExp;
    triple: RegExp;
    half: RegExp;
    /** "how many does it serve": the yield as written. */
    yield: RegExp;
    /** Back to the recipe as written. */
    original: RegExp;
  };
  /**
   * `food` captures what is to be replaced, `by` what the reader offers instead; each pattern has one
   * or both groups.
   */
  replace: readonly RegExp[];
  /** "leave out", "skip": `food` captures what. */
  omit: readonly RegExp[];
  step: {
    first: RegExp;
    next: RegExp;
    previous: RegExp;
    last: RegExp;
    repeat: RegExp;
    /** Number in group `n`. */
    number: RegExp;
    /** "how many steps". */
    count: RegExp;
    /** "when do I": asks for the moment or the sign. */
    when: RegExp;
    /** "how do I know that it is done". */
    sign: RegExp;
    /** "after the onions": `what` captures the rest. */
    after: RegExp;
    before: RegExp;
    /** "how do I", "why". */
    how: RegExp;
  };
  /** The temperature inside the food is asked for ("internal", "in the middle"). */
  internal: RegExp;
  /** In a post's step: where the sign begins ("until golden"). */
  until: RegExp;
  /** Which of the recipe's own three times is asked for. */
  times: { total: RegExp; prep: RegExp; cook: RegExp };
  /** Names of units of time, in a post's step ("min", "minutes"). */
  minutes: Record<TimeUnit, RegExp>;
  /** Between the two ends of a range: "to", "or". */
  range: string;
  /** The question goes on from the last one ("and the butter?"). */
  followUp: RegExp;
  /** "it", "that", "them" alone: what was last spoken of. */
  pronoun: RegExp;
  /** Words of cooking in general: a question with one of them is on the topic. */
  food: RegExp;
  /** Instructions to the assistant, in a question or planted in a post. */
  injection: RegExp;
  /** A part of a post that is about its writer or asks to subscribe, not about the dish. */
  chatter: RegExp;
}

export interface Cues extends IntentCues, TopicCues, SlotCues {}
