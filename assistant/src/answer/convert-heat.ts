import { worthCues } from '../language/cues/worth';
import { heatsIn } from '../retrieval/heats';
import { isTold } from '../retrieval/told';
import type { Ask, Draft } from './draft';
import { inScale, turned, written } from './heats-shown';
import { missing } from './missing';
import { ovenDial } from './oven-dial';
import { fragmentSource, stepSource } from './sources';
import { heatedStep } from './heated-step';
import { sentenceAt } from './sentence-at';

type Scale = 'c' | 'f';

/** Degrees in the other scale: those that the question states, else the recipe's. */
export function convertHeat(ask: Ask): Draft | null {
  const { question } = ask;
  const { celsius, fahrenheit } = question.cues.convert;
  const byDial = ovenDial(ask);
  if (byDial !== null) return byDial;
  const target = targetOf(ask, celsius.test(question.folded), fahrenheit.test(question.folded));
  if (target === null) return null;
  const [stated] = heatsIn(question.folded);
  if (stated === undefined) return ofRecipe(ask, target);
  const from: Scale = stated.scale ?? (target === 'c' ? 'f' : 'c');
  const asksWorth = worthCues[question.language].test(question.folded);
  if (
    !asksWorth &&
    from === target &&
    celsius.test(question.folded) !== fahrenheit.test(question.folded)
  )
    return null;
  return spoken(ask, { ...stated, scale: from }, from === target ? other(target) : target);
}

const other = (scale: Scale): Scale => (scale === 'c' ? 'f' : 'c');

function targetOf({ question }: Ask, isCelsius: boolean, isFahrenheit: boolean): Scale | null {
  if (isCelsius !== isFahrenheit) return isCelsius ? 'c' : 'f';
  if (!isCelsius && !worthCues[question.language].test(question.folded)) return null;
  // Of both the one asked for stands after the amount ("what is 350 °F in Celsius?").
  const [stated] = heatsIn(question.folded);
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
  const { post } = ask;
  const step = post.steps.find(({ heats }) => heats.some(({ from }) => from === heat.from));
  const beside = post.fragments.find(
    (each) => isTold(each) && each.heats.some(({ from }) => from === heat.from),
  );
  const source = step
    ? stepSource(post, step)
    : beside && fragmentSource(post, beside, beside.text);
  return {
    intent: 'convert',
    text: inBoth(ask, heat, heat.scale, to),
    tier: source ? 'post' : 'general',
    sources: source ? [source] : [],
  };
}

function ofRecipe(ask: Ask, target: Scale): Draft | null {
  const { post, say, question } = ask;
  const step = heatedStep(ask);
  if (step === null) return missing(ask, 'convert', say.missing.temperature);
  const sentence = sentenceAt(step, step.heats[0]?.start ?? 0);
  const isThere = step.heats.filter(({ scale }) => scale === target);
  const quoted = say.step(step.number, sentence);
  const [heat] = step.heats;
  const scale = heat?.scale ?? post.scale;
  if (isThere.length > 0 || heat === undefined || scale === null) {
    const text = isThere.map((each) => written(each, target, question.language, say));
    return {
      intent: 'convert',
      text:
        text.length > 0 ? `${say.temperature.is(say.and([...new Set(text)]))}\n${quoted}` : quoted,
      tier: 'post',
      sources: [stepSource(post, step, sentence)],
      memory: { step: step.number },
    };
  }
  const lines = step.heats.map((each) => inBoth(ask, each, scale, target));
  return {
    intent: 'convert',
    text: [...lines, quoted].join('\n'),
    tier: 'post',
    sources: [stepSource(post, step, sentence)],
    memory: { step: step.number },
  };
}
