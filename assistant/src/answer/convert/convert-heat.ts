import type { Cues } from '../../language/cues/cues';
import { worthCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import { bareDegreesIn } from '../../question/figures/bare-degrees';
import { type Heat, heatsIn } from '../../retrieval/figures/heats';
import type { Ask, Draft } from '../draft';
import { isChange } from './degrees-changed';
import { heatedIn, heatOfAsked } from './heat-of-asked';
import { inScale, turned, written } from './heats-shown';
import { missing } from '../missing';
import { ovenDial } from './oven-dial';
import { fragmentSource } from '../sources';
import { sourceOfDegrees } from './told-degrees';

type Scale = 'c' | 'f';

/** Degrees in the other scale: those that the question states, else the recipe's. */
export function convertHeat(ask: Ask): Draft | null {
  const { folded, cues, language } = ask.question;
  const byDial = isFanFigure(ask) ? null : ovenDial(ask);
  if (byDial !== null) return byDial;
  const target = targetOf(ask) ?? scaleBefore(ask);
  if (target === null) return null;
  const stated = heatsIn(folded)[0] ?? bareHeat(ask, target);
  if (stated === null) return ofRecipe(ask, target);
  const from: Scale = stated.scale ?? (target === 'c' ? 'f' : 'c');
  const asksWorth = worthCues[language].test(folded);
  if (!asksWorth && from === target && scaleNamed(folded, cues) !== null) return null;
  return spoken(ask, { ...stated, scale: from }, from === target ? other(target) : target);
}

/** Degrees by their number alone, in the post's scale; of two digits only where the post has it. */
function bareHeat({ question, post }: Ask, target: Scale) {
  const from = bareDegreesIn(question.folded);
  if (from === null) return null;
  const known = post.fragments.flatMap(({ heats }) => heats).find((heat) => heat.from === from);
  if (known === undefined && from < coolestOven) return null;
  const scale = known?.scale ?? other(target);
  return { from, to: null, scale: scale === target ? other(target) : scale };
}

/** What is less is no oven's heat. */
const coolestOven = 100;

/** "160 fan, in Fahrenheit?" of a post with that figure for a fan oven. */
const isFanFigure = ({ question: { folded, cues }, post }: Ask) =>
  scaleNamed(folded, cues) !== null &&
  post.fragments.some(({ heats }) =>
    heats.some(({ isFan, from }) => isFan && new RegExp(`\\b${from}\\b`).test(folded)),
  );

/** "And the topping?" after a heat in Celsius asks for that of the topping in Celsius. */
function scaleBefore({ question, memory }: Ask): Scale | null {
  if (!question.isFollowUp || memory.intent !== 'convert' || memory.question === null) return null;
  if (question.cues.convert.target.test(question.folded)) return null;
  return scaleNamed(fold(memory.question), question.cues);
}

/** The scale that a question names; null for none or both. */
function scaleNamed(folded: string, { convert: { celsius, fahrenheit } }: Cues): Scale | null {
  const isCelsius = celsius.test(folded);
  return isCelsius === fahrenheit.test(folded) ? null : isCelsius ? 'c' : 'f';
}

const other = (scale: Scale): Scale => (scale === 'c' ? 'f' : 'c');

function targetOf({ question: { folded, cues, language } }: Ask): Scale | null {
  const named = scaleNamed(folded, cues);
  if (named !== null) return named;
  if (!cues.convert.celsius.test(folded) && !worthCues[language].test(folded)) return null;
  // Of both the one asked for stands after the amount ("what is 350 °F in Celsius?").
  const [stated] = heatsIn(folded);
  return stated?.scale ? other(stated.scale) : null;
}

/** "350 °F is about 177 °C", to the degree. */
function inBoth(
  { question: { language }, say }: Ask,
  heat: { from: number; to: number | null },
  scale: Scale,
  to: Scale,
): string {
  const found = turned(heat, (degrees) => Math.round(inScale(degrees, scale, to)));
  return say.convert.is(
    written(heat, scale, language, say),
    say.about(written(found, to, language, say)),
  );
}

function spoken(
  ask: Ask,
  heat: { from: number; to: number | null; scale: Scale },
  to: Scale,
): Draft {
  const source = sourceOfDegrees(ask.post, heat);
  return {
    intent: 'convert',
    text: inBoth(ask, heat, heat.scale, to),
    tier: source === null ? 'general' : 'post',
    sources: source === null ? [] : [source],
  };
}

function ofRecipe(ask: Ask, target: Scale): Draft | null {
  const { post, say } = ask;
  const asked = heatOfAsked(ask);
  if (asked === null) return missing(ask, 'convert', say.missing.temperature);
  const { heats, fragments } = asked;
  const quoted = fragments.map((each) =>
    each.kind === 'step' ? say.step(each.number, each.text) : say.quoted(each.text),
  );
  const sources = fragments.map((each) => fragmentSource(post, each));
  const [step] = fragments.filter(({ kind }) => kind === 'step');
  return {
    intent: 'convert',
    text: [...linesIn(target, ask, heats), ...quoted].join('\n'),
    tier: 'post',
    sources,
    ...(step && { memory: { step: step.number } }),
  };
}

/**
 * An answer that shows a heat, with it in the scale that the question asks for: "a wreath, in
 * Fahrenheit?" may be answered by the sentence on wreaths.
 */
export function inAskedScale(ask: Ask, draft: Draft): Draft {
  const { folded, cues } = ask.question;
  const target = scaleNamed(folded, cues) ?? scaleBefore(ask);
  if (draft.tier !== 'post' || draft.intent === 'convert' || target === null) return draft;
  const heats = heatedIn(ask, draft).flatMap(({ folded: text, heats: all }) =>
    all.filter((heat) => !isChange(text, heat)),
  );
  if (heats.length === 0 || heats.some(({ scale }) => scale === target)) return draft;
  const lines = linesIn(target, ask, heats);
  return { ...draft, intent: 'convert', text: [...lines, draft.text].join('\n') };
}

/** The post's own degrees in the scale, else each turned into it; none where no scale is known. */
function linesIn(target: Scale, ask: Ask, heats: readonly Heat[]): string[] {
  const { post, say, question } = ask;
  const isThere = heats.filter(({ scale }) => scale === target);
  const [heat] = heats;
  const scale = heat?.scale ?? post.scale;
  if (isThere.length > 0) {
    const text = isThere.map((each) => written(each, target, question.language, say));
    return [say.temperature.is(say.and([...new Set(text)]))];
  }
  return scale === null ? [] : heats.map((each) => inBoth(ask, each, scale, target));
}
