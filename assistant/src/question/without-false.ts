import { mannerCues } from '../language/cues/tables';
import { type CuedIntent, places } from '../language/cues/cues';
import type { Question } from './question';

/** Takes away what the words cue but the question as a whole does not mean. */
export function withoutFalse(asked: Question): Question {
  const { intents, ingredients, absent, folded, language, cues } = asked;
  const without = (intent: CuedIntent): Question => ({
    ...asked,
    intents: new Set([...intents].filter((each) => each !== intent)),
  });
  // "Backofen auf wie viel?": of degrees, not of an ingredient.
  const isOfOven = asked.tools.has('oven') && ingredients.length === 0 && absent.length === 0;
  if (intents.has('temperature') && intents.has('amount') && isOfOven) return without('amount');
  const kinds = new Set(ingredients.map(({ food, head }) => food?.id ?? head));
  // "How much salt for a litre of water?"
  if (intents.has('amount') && intents.has('nutrition') && kinds.size > 1) {
    return without('nutrition');
  }
  // "How much vodka keeps it soft?": of what is not in the recipe, not of keeping.
  const adds = asked.stems.some((stem) => mannerCues[language].add.test(stem));
  const isAbsent = ingredients.length === 0 && (absent.length > 0 || adds);
  const isPlaced = places.some((place) => cues.places[place].test(folded));
  if (intents.has('amount') && intents.has('storage') && isAbsent && !isPlaced) {
    return without('storage');
  }
  return asked;
}
