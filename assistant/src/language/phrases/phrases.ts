import type { DietName, Place } from '../cues/cues';
import type { Tool } from '../cues/tools';

/** What of an egg a recipe uses, by the id of the food. */
export type EggPart = 'egg' | 'egg-yolk' | 'egg-white';

/**
 * The engine's own sentences in one language, tone and form of address. Whole sentences with their full stop, unless a key says
 * otherwise. Arguments come written for the reader: amounts by `formatAmount`, names by the food's
 * name in that language or as the post has them; quoted text stays in the post's language.
 */
export interface Phrases {
  /** Answer to "hello" and "what can you do"; of the post's title. */
  greeting: (title: string) => string;
  /** Answer to "are you a robot": that no human answers; of the post's title. */
  self: (title: string) => string;
  /** Answer to "thanks" and "bye". */
  thanks: string;
  /** To somebody whom the dish is too much for. */
  comfort: string;
  /** Kind refusal off the topic, with a way back; of the post's title. */
  offtopic: (title: string) => string;
  /** Two things joined: "a and b"; more: "a, b and c". No full stop. */
  and: (things: readonly string[]) => string;
  /** A range, "2 to 3" in English; no full stop. */
  range: (from: string, to: string) => string;
  /** "about"; goes before an amount. No full stop. */
  about: (what: string) => string;
  /** Durations without full stop; the number is plain (90 seconds is 1.5 minutes to the caller). */
  seconds: (count: number) => string;
  minutes: (count: number) => string;
  hours: (count: number) => string;
  days: (count: number) => string;
  weeks: (count: number) => string;
  months: (count: number) => string;
  /** A part of the post, quoted: 'Step 3: "…"'. */
  step: (number: number, text: string) => string;
  /** The post's own words outside the steps. */
  quoted: (text: string) => string;
  /** A part of the post between the quotation marks of the language. */
  inQuotes: (text: string) => string;
  amount: {
    /** "You need 2 cups flour." */
    need: (what: string) => string;
    /** Amounts after scaling, for "20 slices" or "2 times the recipe". */
    needFor: (what: string, yields: string) => string;
    /** The line is in the list without an amount ("salt to taste"). */
    none: (item: string) => string;
    /** After several lines: what they come to together. */
    total: (sum: string) => string;
  };
  scale: {
    /** How many, where the post does not say what of: "20 portions". No full stop. */
    portions: (count: number) => string;
    /** "2 times the recipe". No full stop. */
    times: (factor: string) => string;
    /** Before the scaled list, for "20 slices"; ends in a colon. */
    listFor: (yields: string, factor: string) => string;
    listTimes: (factor: string) => string;
    /** "The recipe makes 12 muffins." */
    yields: (text: string) => string;
    /** The post does not say how many it serves; offers a factor. */
    unknownYield: string;
    /** Times change little, pans may have to be larger; check by the signs of the recipe. */
    caution: string;
    /** Not scaled: this number is out of bounds. */
    tooFar: string;
    /** Not scaled: there is no such number of people, such as -5. Asks for one. */
    impossible: string;
  };
  /** What to do where scaling leaves a part of an egg. */
  eggs: {
    half: Readonly<Record<EggPart, string>>;
    /** Any other part: "¾" of one, which weighs "40 g". */
    part: Readonly<Record<EggPart, (fraction: string, weight: string) => string>>;
  };
  list: {
    /** Before all ingredients; ends in a colon. */
    intro: string;
    /** Before those of one group ("For the glaze"); ends in a colon. */
    group: (group: string) => string;
  };
  steps: {
    count: (total: number) => string;
    /** No step with this number. */
    none: (total: number) => string;
    /** After the last step was shown and "next" asked. */
    finished: string;
    /** "next" and so on where the post has no steps. */
    noSteps: string;
  };
  times: {
    total: (time: string) => string;
    prep: (time: string) => string;
    cook: (time: string) => string;
    /** When to start for a meal: a time of day, and the time that it takes. */
    startAt: (clock: string, time: string) => string;
    /** The same without the time that it takes, where that is "1 day" or more before the meal's. */
    startBefore: (days: string, clock: string) => string;
    /** When it is ready: a time of day, and the time that it takes. */
    readyAt: (clock: string, time: string) => string;
    /** The same without the time that it takes, where that is "1 day" or more after the start. */
    readyAfter: (days: string, clock: string) => string;
    /** Before `readyAt`: it will be ready for the meal. */
    inTime: string;
    /** Before `startAt`: it will not. */
    tooLate: string;
    /** The time includes a rest that the card leaves out. */
    withWait: (time: string) => string;
    /** A night of rest is part of it. */
    withNight: string;
    /** The time is the sum of those in the steps. */
    bySteps: string;
    /** A time of one step, as the answer's first sentence: "35 to 40 minutes." */
    takes: (time: string) => string;
    /** No minutes, but a sign is given; `step` is the quoted step. */
    bySign: string;
  };
  temperature: {
    /** First sentence: "350 °F (about 177 °C)." */
    is: (temperature: string) => string;
    /** "Gas mark 4", no full stop. */
    gasMark: (mark: string) => string;
    /** With a fan oven take 20 °C less: the figure. */
    fan: (temperature: string) => string;
    /** An oven with a fan, after the degrees: "160 °C fan". No full stop. */
    fanOven: string;
  };
  convert: {
    /** "2 cups flour is about 250 g." */
    is: (from: string, to: string) => string;
    /** Before a list of lines; ends in a colon. */
    list: string;
    /** No density is known for it, so volume to mass cannot be computed. */
    noDensity: (item: string) => string;
    /** The line has no amount to convert. */
    noAmount: (item: string) => string;
  };
  diet: {
    names: Readonly<Record<DietName, string>>;
    /** "Yes, this recipe is vegan." (going by the ingredients) */
    yes: (diet: string) => string;
    /** "No, this recipe is not vegan: it has butter." */
    no: (diet: string, because: string) => string;
    /** "Perhaps: check the label of soy sauce." */
    unsure: (diet: string, because: string) => string;
    /** For "free of …": no yes or no before it, since readers also ask "does it have …?". */
    free: (diet: string) => string;
    /** "It has walnuts, so it is not free of tree nuts." */
    notFree: (diet: string, because: string) => string;
    /** Unsure without a single ingredient to name. */
    unknown: (diet: string) => string;
    /** For allergies: check every label, ask the author; not medical advice. */
    allergy: string;
    /** Before ways to replace what is in the way; ends in a colon. */
    adapt: (diet: string) => string;
  };
  storage: {
    /** "It keeps 3 to 4 days in the fridge.": a title may be of one thing or of several. */
    keeps: (time: string, place: Place) => string;
    freezesWell: string;
    freezesBadly: string;
    /** "Reheat leftovers to 74 °C (165 °F)." */
    reheat: (temperature: string) => string;
  };
  substitution: {
    /** Before general ways to replace it; ends in a colon. */
    intro: (food: string) => string;
    /** What the post itself says, before its quote; ends in a colon. */
    post: (food: string) => string;
    /** The reader's own stand-in is one of the table's: "Yes, …". */
    yes: (by: string, food: string) => string;
    /** Neither the post nor a table knows. */
    unknown: (food: string) => string;
    /** All that the post and the tables know was named, and will not do. */
    noneLeft: (food: string) => string;
    /** The ingredient is marked optional in the post. */
    optional: (food: string) => string;
    /** Leaving it out: the recipe does not call it optional. */
    notOptional: (food: string) => string;
  };
  equipment: {
    /** Above the blogger's own link to what is asked for. */
    linked: string;
    names: Readonly<Record<Tool, string>>;
    /** "The recipe uses a large bowl and a loaf tin." */
    uses: (tools: string) => string;
    /** "The recipe does not mention an air fryer." */
    notMentioned: (tool: string) => string;
    /** No tools named at all. */
    none: string;
  };
  nutrition: {
    /** Before published values per serving; ends in a colon. */
    intro: string;
  };
  related: {
    /** Before other posts of the blog; ends in a colon. */
    intro: string;
    none: string;
  };
  missing: {
    /** Before the sentence that comes nearest to what is asked, where none is sure to answer it. */
    nearest: (quote: string) => string;
    /** "This recipe has no cinnamon in it." */
    ingredient: (item: string) => string;
    time: string;
    temperature: string;
    storage: string;
    substitution: string;
    nutrition: string;
    yield: string;
    tool: string;
    /** "The post does not say that." */
    any: string;
    /** Second sentence: the author sees that it was asked. */
    passedOn: string;
  };
  /** Goes before general cooking knowledge: "In general:" or the like. */
  generally: string;
  /** Chips: short questions that a reader may press. */
  chips: {
    scale: (servings: string) => string;
    metric: string;
    substitute: (food: string) => string;
    freeze: string;
    keep: string;
    vegan: string;
    temperature: string;
    duration: string;
    airFryer: string;
    calories: string;
    otherTin: string;
    ahead: string;
    side: string;
    reheat: string;
  };
}
