import { portionCues } from '../../language/cues/tables';
import type { Answerer, Ask } from '../draft';

/** Zero, or a number behind a sign or a word for minus; a dash behind another number is a range. */
const impossible =
  /(?<![\d\p{L}])(?<!\d\s)(?:[-\u2010-\u2015\u2212](?=\d)|(?:minus|moins|menos|meno)\s|マイナス)\d+(?:[.,]\d+)?|(?<![\d.,])0+(?:[.,]0+)?(?![\d.,])/gu;

/** In the place of an impossible number: one that some cue finds. */
const standIn = '7';

/** Where the text, with a possible number, would count people or multiples of the recipe. */
function isCount({ question: { cues, language } }: Ask, folded: string): boolean {
  const found = [portionCues[language].people, cues.scale.servings, cues.scale.times].map(
    (cue) => cue.exec(folded)?.groups,
  );
  return found.some((groups) => [groups?.['n'], groups?.['m'], groups?.['o']].includes(standIn));
}

/** "For -5 people", "for 0": asks for how many, instead of computing for another number. */
export const impossibleCount: Answerer = (ask) => {
  const { folded, intents, actions } = ask.question;
  const isCold = intents.has('temperature') || intents.has('storage') || actions.has('freeze');
  const numbers = isCold ? [] : [...folded.normalize('NFKC').matchAll(impossible)];
  const isAsked = numbers.some(({ index, input, 0: { length } }) =>
    isCount(ask, `${input.slice(0, index)}${standIn}${input.slice(index + length)}`),
  );
  if (!isAsked) return null;
  return { intent: 'scale', text: ask.say.scale.impossible, tier: 'refusal', sources: [] };
};
