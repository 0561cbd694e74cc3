import { safetyAdvice } from '../../kitchen/safety';
import { cuesOf } from '../../retrieval/cues-of';
import { isTold } from '../../retrieval/lines/told';
import type { Answerer, Ask } from '../draft';
import { isOfAskedHeat } from '../lines/lines';
import { kitchenSource } from '../sources';

/** "How hot must it be inside?": the official temperature, where the post gives none. */
export const advisedInside: Answerer = (ask) => {
  const { question } = ask;
  if (!question.cues.internal.test(question.folded) || !question.intents.has('temperature')) {
    return null;
  }
  const topic = meatIn(ask);
  if (topic === null || isToldInside(ask)) return null;
  const { text, citation } = safetyAdvice(topic, question.language);
  return {
    intent: 'temperature',
    text,
    tier: 'general',
    sources: [kitchenSource(citation)],
    isUnanswered: true,
  };
};

const isToldInside = (ask: Ask): boolean =>
  ask.post.fragments.some(
    (each) =>
      isTold(each) &&
      each.heats.length > 0 &&
      cuesOf(ask.post.language).internal.test(each.folded) &&
      isOfAskedHeat(ask, each),
  );

const birds: ReadonlySet<string> = new Set(['chicken', 'turkey', 'duck']);

/** What is cooked: of the foods named, else of the recipe's. */
function meatIn({ question, post }: Ask): 'poultry' | 'meat' | 'fish' | null {
  const own = post.ingredients.flatMap(({ food }) => food ?? []);
  const foods = question.foods.length > 0 ? question.foods : own;
  if (foods.some(({ id }) => birds.has(id))) return 'poultry';
  if (foods.some(({ has }) => has.has('meat'))) return 'meat';
  return foods.some(({ has }) => has.has('fish')) ? 'fish' : null;
}
