import { portionCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import { withDigits } from '../../language/number-words';
import { countedDishes, countedYield } from '../../question/figures/counted-yield';
import { tinFactor } from '../../question/figures/tin-factor';
import type { Ask } from '../draft';
import { eatersOf } from '../amount/eaters';
import { numberIn } from '../amount/number-in';

/** Back to the recipe as written. */
export const isOriginal = ({ question: { cues, folded } }: Ask) => cues.scale.original.test(folded);

/** By how much a recipe shall be multiplied. */
export interface Wanted {
  factor: number;
  /** As the reader said it; null where a factor was asked for. */
  servings: number | null;
}

/** "20 x 30" are a tin's sides, not twenty times. */
const sides = /\d ?[x×] ?\d/;

/** By which factor, from a count of servings or a multiple; null where none is asked for. */
export function wantedBy(ask: Ask): Wanted | 'unknown' | null {
  const { question } = ask;
  const { cues, folded } = question;
  if (isOriginal(ask)) return { factor: 1, servings: null };
  const times = sides.test(folded) ? null : numberIn(cues.scale.times, folded);
  if (times !== null) return { factor: times, servings: null };
  if (cues.scale.half.test(folded)) return { factor: 0.5, servings: null };
  if (cues.scale.double.test(folded)) return { factor: 2, servings: null };
  if (cues.scale.triple.test(folded)) return { factor: 3, servings: null };
  const { alone, each, pair, quarter, third } = portionCues[question.language];
  if (quarter.test(folded)) return { factor: 0.25, servings: null };
  if (third.test(folded)) return { factor: 1 / 3, servings: null };
  const tin = tinFactor(question, ask.post);
  if (tin !== null) return { factor: tin, servings: null };
  const counted = countedYield(question, ask.post);
  if (counted !== null) return { factor: counted.wanted / counted.of, servings: counted.wanted };
  const dishes = countedDishes(question, ask.post);
  if (dishes !== null) return { factor: dishes, servings: null };
  const isEach = each.test(folded);
  const servings =
    wantedCount(ask) ?? (pair.test(folded) ? 2 : alone.test(folded) || isEach ? 1 : null);
  if (servings === null) return null;
  const yields = lastCounted(ask) ?? eatersOf(ask.post);
  // What all of them need still helps to tell what each does.
  if (yields === null || yields <= 0) return isEach ? null : 'unknown';
  return { factor: servings / yields, servings };
}

/** "And for three?" after a count of loaves: as many as the recipe yields of them. */
function lastCounted({ question, memory, post }: Ask): number | null {
  const { language, folded, isFollowUp } = question;
  if (!isFollowUp || memory.question === null || portionCues[language].people.test(folded)) {
    return null;
  }
  const before = withDigits(fold(memory.question), language);
  return countedYield({ folded: before, language }, post)?.of ?? null;
}

/** The last count that is named: "it makes 8, I need 24". */
function wantedCount({ question: { cues, folded } }: Ask): number | null {
  const all = [...folded.matchAll(new RegExp(cues.scale.servings, 'g'))];
  return numberIn(cues.scale.servings, all.at(-1)?.[0] ?? '');
}
