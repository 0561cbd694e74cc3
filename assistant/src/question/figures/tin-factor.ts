import { centimetresPerInch } from '../../kitchen/units';
import { isTold } from '../../retrieval/lines/told';
import type { PreparedPost } from '../../retrieval/prepared';
import type { Question } from '../question';

/** Numbers up to this without a unit are inches: a 9x13 pan. */
const mostInches = 18;

/** Two sides, or one across: "9x13", "26 cm", "eine 28er". */
const size =
  /(?<![\d.,/])(?<side>\d{1,2}(?:[.,]\d)?)(?: ?(?:cm|inch(?:es)?|in|")?(?: ?-)? ?[x×] ?(?<other>\d{1,2}(?:[.,]\d)?))?(?<unit> ?-? ?(?:cm|inch(?:es)?|in\b|")|er\b)?/gu;
const square = /^.{0,12}(?:square|quadrat|cuadrad|carre|quadrad|kwadrat|角)/u;

interface Tin {
  /** Square centimetres. */
  area: number;
  text: string;
}

function tinsIn(folded: string): Tin[] {
  return [...folded.matchAll(size)].flatMap((match) => {
    const { side = '', other, unit = '' } = match.groups ?? {};
    if (other === undefined && unit === '') return [];
    const [long, wide] = [side, other ?? side].map((each) => Number(each.replace(',', '.')));
    if (long === undefined || wide === undefined) return [];
    const isInch = /in|"/.test(unit) || (unit === '' && Math.max(long, wide) <= mostInches);
    const after = folded.slice(match.index + match[0].length);
    const isRound = other === undefined && !square.test(after);
    const area = long * wide * (isInch ? centimetresPerInch ** 2 : 1) * (isRound ? Math.PI / 4 : 1);
    return area >= leastArea ? [{ area, text: match[0].trim() }] : [];
  });
}

/** Of a slice or a biscuit; nothing is baked in less. */
const leastArea = 100;
const alike = 0.1;
const most = 4;

/** For how much a tin is asked about, in any of the languages; for folded texts. */
const asksAmounts =
  /\b(?:how much|everything|amounts?|quantit\w*|scale\w*|adapt\w*|instead|mengen?|umrechn\w*|stattdessen|cantidad\w*|en vez|a la place|dosi|invece|quantidade\w*|em vez|ilosc\w*|proporc\w*|zamiast)\b|分量/;

/** A tin and nothing else, in any of the languages: "for a 23 cm tin?", "moule de 28 cm". */
const vessel =
  /\b(?:(?:cake|baking|spring\w*|loaf|round|square) ?)*(?:tins?|pans?|mou?lds?|springform\w*|\w*form|backform|\w*blech|molde|moule|tortiera|stampo|teglia|forma|tortownic\w*|blaszk\w*|blach\w*|foremk\w*|form\w{1,2})\b|(?:丸|角|パウンド)?型/gu;
const light =
  /\b(?:and|for|in|with|an?|my|fur|mit|einer?|einen?|und|pour|avec|dans|une?|et|de|d|para|con|en|una?|y|per|da|di|e|com|num|numa|uma?|na|do|w|z|i|o|srednicy|diam\w*|round|square|rund\w*|redond\w*|ronde?|tond[oa]|okragl\w*|durchmesser)\b|[のでならだとは]/gu;

const isBareTin = (folded: string) =>
  folded.search(vessel) >= 0 &&
  folded.replace(size, ' ').replace(vessel, ' ').replace(light, ' ').search(/\p{L}/u) < 0;

/**
 * By how much a recipe is multiplied for another tin, by the areas of the question's and the post's;
 * null where none is asked for, the post itself speaks of that tin, or both are alike.
 */
export function tinFactor({ folded }: Pick<Question, 'folded'>, post: PreparedPost): number | null {
  const [wanted] = tinsIn(folded);
  if (wanted === undefined || !(asksAmounts.test(folded) || isBareTin(folded))) return null;
  const told = post.fragments.filter(isTold);
  if (told.some((each) => each.folded.includes(wanted.text))) return null;
  const steps = told.filter(({ kind }) => kind === 'step');
  const [own] = [...steps, ...told].flatMap((each) => tinsIn(each.folded));
  if (own === undefined) return null;
  const factor = wanted.area / own.area;
  const isAlike = Math.abs(factor - 1) < alike;
  return isAlike || factor > most || factor < 1 / most ? null : Math.round(factor * 100) / 100;
}
