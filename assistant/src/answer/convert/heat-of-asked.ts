import { understand } from '../../question/understand';
import { asHeatOnly } from '../../question/figures/without-scale';
import type { Question } from '../../question/question';
import type { Heat } from '../../retrieval/figures/heats';
import { isInside } from '../../retrieval/figures/heats-inside';
import type { Fragment } from '../../retrieval/prepared';
import { isTold } from '../../retrieval/lines/told';
import { usesTool } from '../../retrieval/uses-tool';
import type { Ask, Draft } from '../draft';
import { sentencesByQuestion } from '../told/spoken-of';
import { isChange } from './degrees-changed';

/** Where the post tells the heat that is asked for, and in which degrees. */
export interface AskedHeat {
  fragments: readonly Fragment[];
  heats: readonly Heat[];
}

/** Below it a sentence is on something else than the question. */
const minShare = 0.5;

/**
 * The heat that a question speaks of, found as if it were asked for as the post has it: "the oven for
 * the topping in Celsius" is that of the topping; one that names nothing means the heat that was asked for
 * before, else the oven's. Null where the post does not tell it.
 */
export function heatOfAsked(ask: Ask): AskedHeat | null {
  const asksInner = ask.question.cues.internal.test(ask.question.folded);
  const fits = (fragment: Fragment) => heatsIn(ask, fragment, asksInner).length > 0;
  const told = [ask.question.text, ask.memory.question ?? '']
    .filter((text) => text !== '')
    .flatMap((text) => sentencesByQuestion({ ...ask, question: asHeat(ask, text) }, fits)[0] ?? [])
    .find(({ share }) => share >= minShare);
  const found = told?.of ?? ovenLine(ask, fits);
  return found ? { fragments: [found], heats: heatsIn(ask, found, asksInner) } : null;
}

/** The degrees that a sentence gives: those inside the food, or those to cook at. */
const heatsIn = ({ post }: Ask, { folded, heats }: Fragment, isInner: boolean): readonly Heat[] =>
  heats.filter(
    (heat) => !isChange(folded, heat) && isInside(folded, heat, post.language) === isInner,
  );

/** The first step that heats the oven, else the first sentence with degrees. */
function ovenLine({ post }: Ask, fits: (fragment: Fragment) => boolean): Fragment | undefined {
  const heated = post.fragments.filter((each) => isTold(each) && fits(each));
  const ofOven = new Set(
    post.steps.filter((step) => usesTool(step, 'oven')).map(({ number }) => number),
  );
  return heated.find(({ kind, number }) => kind === 'step' && ofOven.has(number)) ?? heated[0];
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

/** A question without its scale, as one for a heat. */
function asHeat({ question: { language }, post, memory }: Ask, text: string): Question {
  const rest = asHeatOnly(text, language);
  const understood = understand(rest, post, { ...memory, language }, [language]);
  return { ...understood, intents: new Set(['temperature'] as const) };
}
