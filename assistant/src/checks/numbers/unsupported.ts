import { type Language, languageOf } from '../../language/languages';
import { isSame, isScaled, type Measure } from './measures';
import { type Read, readNumbers } from './read-numbers';

/** What the numbers of an answer can come from. */
export interface Support {
  /** The post's own words and recipe data, and the question. */
  texts: readonly string[];
  question: string;
  /** How many the recipe serves as written; null where it does not say. */
  servings: number | null;
  /** By which amounts may be multiplied. */
  factors: readonly number[];
  /** Grams per millilitre of the ingredients, from cited tables. */
  densities: readonly number[];
  /** How many steps there are to speak of. */
  steps: number;
  /** The post's, two letters: its numbers are written its way. */
  language: string | null;
}

/** What one sentence rests on: lines in the post's language, and what was found in the sentence's own. */
export interface Base {
  post: readonly string[];
  found: readonly string[];
}

const nothing: Base = { post: [], found: [] };

/** A step is named by its number, which is no figure of the recipe. */
const stepName =
  /(?:steps?|schritte?|pasos?|[ée]tapes?|pass[oi]|kroku?|ステップ|手順)\s?(\d{1,2})(?!\d)/giu;

const withoutSteps = (text: string, steps: number) =>
  text.replaceAll(stepName, (whole, number) => (Number(number) <= steps ? '' : whole));

const measuresOf = (numbers: readonly Read[]): Measure[] =>
  numbers.flatMap(({ values, counted }) => values.map((value) => ({ value, counted })));

/** Portions asked for multiply what the recipe serves. */
function factorsOf({ factors, servings }: Support, asked: readonly Read[]): number[] {
  const portions =
    servings !== null && servings > 0
      ? asked.flatMap(({ values }) => values.map((value) => value / servings))
      : [];
  return [...new Set([...factors, ...portions])].filter((factor) => factor > 0 && factor !== 1);
}

/**
 * Makes a check of what the numbers of an answer rest on: each stands in the post, or follows from there or
 * from the question by servings, a factor, another unit, or rounding. One of the question alone is repeated
 * beside others only.
 * @returns a function that gives the numbers of a text which rest on nothing, as they stand there; what
 *   it rests on beside the support comes with it
 */
export function numberCheck(
  support: Support,
): (text: string, language: Language, base?: Base) => string[] {
  const { densities } = support;
  const language = languageOf(support.language ?? '') ?? 'en';
  const asked = readNumbers(support.question, language);
  const measuresIn = (texts: readonly string[], spoken: Language) =>
    texts.flatMap((text) => measuresOf(readNumbers(text, spoken)));
  const always = measuresIn(support.texts, language);
  const ofQuestion = measuresOf(asked);
  const factors = factorsOf(support, asked);

  const isBased = ({ values, counted }: Read, known: readonly Measure[]) =>
    values.some(
      (value) =>
        known.some(
          (one) =>
            isSame({ value, counted }, one, densities) ||
            factors.some((factor) =>
              isScaled({ value, counted }, { ...one, value: one.value * factor }, densities),
            ),
        ) ||
        ofQuestion.some(
          (one) => one.counted !== counted && isSame({ value, counted }, one, densities),
        ),
    );
  const isRepeated = ({ values, counted }: Read) =>
    values.some((value) => ofQuestion.some((one) => isSame({ value, counted }, one, [])));

  return (text, spoken, base = nothing) => {
    const known = [...measuresIn(base.post, language), ...measuresIn(base.found, spoken)];
    const numbers = readNumbers(withoutSteps(text, support.steps), spoken);
    const left = numbers.filter((read) => !isBased(read, [...always, ...known]));
    // What is only repeated of the question is confirmed: "why three hours?", "three hours make it soft".
    const mayRepeat = left.length < numbers.length || support.factors.some((each) => each !== 1);
    return left.filter((read) => !mayRepeat || !isRepeated(read)).map((read) => read.text);
  };
}
