import { safetyAdvice } from '../../kitchen/safety';
import { asksSafe } from '../../language/cues/tables';
import type { Language } from '../../language/languages';
import { cuesOf } from '../../retrieval/cues-of';
import { heatsIn } from '../../retrieval/heats';
import type { Fragment } from '../../retrieval/prepared';
import type { Ask, Draft } from '../draft';
import { hottestInside, reachedByNamed, reachedInside } from './heat-reached';
import { inCelsius } from '../convert/heats-shown';
import { missing } from '../missing';
import { quotedFragment } from '../quoted-fragment';
import { kitchenSource } from '../sources';

/** "What should it be inside?", and "can I take the chicken out at 60 degrees?". */
export function asksInside(ask: Ask): boolean {
  const { question, post } = ask;
  if (question.cues.internal.test(question.folded)) return true;
  const [stated] = heatsIn(question.folded);
  if (stated === undefined || question.tools.has('oven') || meatIn(ask) === null) return false;
  const celsius = inCelsius(stated, post.scale);
  return celsius >= coldestDone && celsius <= hottestInside;
}

/** Nothing is done that is cooler; "2度揚げ" is frying twice. */
const coldestDone = 35;

/** The sentence of the post that gives the temperature inside the food. */
export function insideFragment({ post }: Ask): Fragment | null {
  const { internal } = cuesOf(post.language);
  const heated = post.fragments.filter(({ heats, isUnfit }) => !isUnfit && heats.length > 0);
  // An oven with a pot inside is hotter than any food.
  const isOfFood = ({ heats }: Fragment) =>
    heats.some((heat) => inCelsius(heat, post.scale) <= hottestInside);
  return (
    heated.find((each) => internal.test(each.folded) && isOfFood(each)) ??
    heated.find(({ folded }) => internal.test(folded)) ??
    reachedInside(post)
  );
}

export function insideOf(ask: Ask): Draft {
  const inside = insideFragment(ask);
  const topic = meatIn(ask);
  const found = reachedByNamed(ask, inside) ?? inside;
  if (found !== null) {
    const own: Draft = { ...quotedFragment(ask, found), intent: 'temperature' };
    return topic !== null && asksSafe[ask.question.language].test(ask.question.folded)
      ? withOfficial(own, topic, ask.question.language)
      : own;
  }
  if (topic === null) return missing(ask, 'temperature', ask.say.missing.temperature);
  const { text, citation } = safetyAdvice(topic, ask.question.language);
  return {
    intent: 'temperature',
    text,
    tier: 'general',
    sources: [kitchenSource(citation)],
    isUnanswered: true,
  };
}

/** The post's own figure with the official one, where it is asked what is safe. */
function withOfficial(own: Draft, topic: Meat, language: Language): Draft {
  const { text, citation } = safetyAdvice(topic, language);
  return {
    ...own,
    text: `${own.text}\n${text}`,
    tier: 'general',
    sources: [...own.sources, kitchenSource(citation)],
  };
}

type Meat = 'poultry' | 'meat' | 'fish';

const birds: ReadonlySet<string> = new Set(['chicken', 'turkey', 'duck']);

/** What is cooked: of the foods named, else of the recipe's. */
function meatIn({ question, post }: Ask): Meat | null {
  const own = post.ingredients.flatMap(({ food }) => food ?? []);
  const foods = question.foods.length > 0 ? question.foods : own;
  if (foods.some(({ id }) => birds.has(id))) return 'poultry';
  if (foods.some(({ has }) => has.has('meat'))) return 'meat';
  return foods.some(({ has }) => has.has('fish')) ? 'fish' : null;
}
