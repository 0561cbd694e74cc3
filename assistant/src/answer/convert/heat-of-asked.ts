import { understand } from '../../question/understand';
import { asHeatOnly } from '../../question/without-scale';
import { inferred } from '../../question/infer';
import type { Question } from '../../question/question';
import type { Heat } from '../../retrieval/heats';
import { isInside } from '../../retrieval/heats-inside';
import type { Fragment } from '../../retrieval/prepared';
import type { Ask, Draft } from '../draft';
import { isChange } from './degrees-changed';
import { heatedStep, heatsAround } from '../heat/heated-step';
import { temperature } from '../heat/temperature';

/** Where the post tells the heat that is asked for, and in which degrees. */
export interface AskedHeat {
  fragments: readonly Fragment[];
  heats: readonly Heat[];
}

/**
 * The heat that a question speaks of, found as if it were asked for as the post has it: "the oven for
 * the topping in Celsius" is that of the topping. Null where the post does not tell it. A question
 * that names nothing means the heat that was asked for before.
 */
export function heatOfAsked(ask: Ask): AskedHeat | null {
  const question = asHeat(ask);
  if (question === null) return ofStep(ask);
  const asked = { ...ask, question };
  const draft = temperature(asked);
  if (draft?.tier !== 'post') return null;
  const fragments = heatedIn(ask, draft);
  const asksInner = question.cues.internal.test(question.folded);
  const set = fragments.flatMap(({ folded, heats }) =>
    heats.flatMap((heat) =>
      isChange(folded, heat) ? [] : [{ heat, isInner: isInside(folded, heat, ask.post.language) }],
    ),
  );
  const ofKind = set.filter(({ isInner }) => isInner === asksInner);
  // No oven is set to what is read inside the cake.
  const isOfOven = question.tools.has('oven') && !asksInner;
  const heats = (ofKind.length > 0 || isOfOven ? ofKind : set).map(({ heat }) => heat);
  return heats.length > 0 ? { fragments, heats } : ofStep(ask);
}

/** The sentences with a heat that an answer shows. */
export function heatedIn({ post }: Ask, { sources }: Draft): readonly Fragment[] {
  const quotes = sources.filter(({ kind }) => kind !== 'kitchen' && kind !== 'ingredient');
  return post.fragments.filter(
    ({ kind, number, text, heats }) =>
      heats.length > 0 &&
      quotes.some(
        (each) =>
          each.kind === kind &&
          each.quote.includes(text) &&
          (kind !== 'step' || each.number === number),
      ),
  );
}

/** "Gas mark?" alone: that of the step which heats the oven. */
function ofStep(ask: Ask): AskedHeat | null {
  const step = heatedStep(ask);
  const fragments = ask.post.fragments.filter(
    ({ kind, number, heats }) => kind === 'step' && number === step?.number && heats.length > 0,
  );
  return step && { fragments, heats: heatsAround(step, ask.post.language) };
}

/** The question as one for a heat; null where it is too little without its scale. */
function asHeat({ question, post, memory }: Ask): Question | null {
  const { language, cues, folded } = question;
  const { gasMark, fan } = cues.convert;
  const isOfDial = gasMark.test(folded) || fan.test(folded);
  const read = (text: string): Question | null => {
    const own = { ...memory, language };
    const rest = asHeatOnly(text, language);
    const understood = inferred(understand(rest, post, own, [language]), post);
    if (understood.language !== language) return null;
    const { tools } = understood;
    return {
      ...understood,
      intents: new Set(['temperature'] as const),
      tools: isOfDial ? new Set([...tools, 'oven' as const]) : tools,
      isFollowUp: false,
    };
  };
  const own = read(question.text);
  if (own !== null && namesSomething(own)) return own;
  return (memory.question === null ? null : read(memory.question)) ?? own;
}

/** It tells which heat by more than that it is one: "same in Celsius" does not. */
const namesSomething = ({ stems, tools, actions, ingredients, foods, group }: Question) =>
  group !== null ||
  tools.size + actions.size + ingredients.length + foods.length > 0 ||
  stems.some((stem) => !bare.test(stem));

/** What asks for any heat, or points back to one; stems of all the languages. */
const bare =
  /^(?:same|that|it|and|temp\w*|degree\w*|grad\w*|heat|hot|what|which|c|f|pls|plea\w*|bitte|gleich\w*|mism\w*|mem\w*|stess\w*|mesm\w*|tak\w*)$/u;
