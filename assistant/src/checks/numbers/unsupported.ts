import { type Language, languageOf } from '../../language/languages';
import { isSame, isScaled } from './measures';
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

/** A step is named by its number, which is no figure of the recipe. */
const stepName =
  /(?:steps?|schritte?|pasos?|[ée]tapes?|pass[oi]|kroku?|ステップ|手順)\s?(\d{1,2})(?!\d)/giu;

const withoutSteps = (text: string, steps: number) =>
  text.replaceAll(stepName, (whole, number) => (Number(number) <= steps ? '' : whole));

/** Portions asked for multiply what the recipe serves. */
function factorsOf({ factors, servings }: Support, asked: readonly Read[]): number[] {
  const portions =
    servings !== null && servings > 0
      ? asked.flatMap(({ values }) => values.map((value) => value / servings))
      : [];
  return [...new Set([...factors, ...portions])].filter((factor) => factor > 0 && factor !== 1);
}

/**
 * Makes a check of what the numbers of an answer rest on: each stands in the post or the question, or
 * follows from there by servings, a factor, another unit, or rounding.
 * @returns a function that gives the numbers of a text which rest on nothing, as they stand there.
 */
export function numberCheck(support: Support): (text: string, language: Language) => string[] {
  const { densities } = support;
  const language = languageOf(support.language ?? '') ?? 'en';
  const asked = readNumbers(support.question, language);
  const known = [...asked, ...support.texts.flatMap((text) => readNumbers(text, language))].flatMap(
    ({ values, counted }) => values.map((value) => ({ value, counted })),
  );
  const factors = factorsOf(support, asked);

  const rests = ({ values, counted }: Read) =>
    values.some((value) =>
      known.some(
        (one) =>
          isSame({ value, counted }, one, densities) ||
          factors.some((factor) =>
            isScaled({ value, counted }, { ...one, value: one.value * factor }, densities),
          ),
      ),
    );

  return (text, spoken) =>
    readNumbers(withoutSteps(text, support.steps), spoken)
      .filter((read) => !rests(read))
      .map((read) => read.text);
}
