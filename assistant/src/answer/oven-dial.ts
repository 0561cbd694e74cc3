import type { Citation } from '../kitchen/citation';
import { fanDifference, gasMarkCitation, gasMarkOf, ofGasMark } from '../kitchen/temperatures';
import { formatAmount } from '../language/numbers';
import { amountAt } from '../post/lines/amount';
import { heatsIn } from '../retrieval/heats';
import type { PreparedStep } from '../retrieval/prepared';
import type { Ask, Draft } from './draft';
import { inScale, written } from './heats-shown';
import { heatedStep, heatsAround } from './heated-step';
import { kitchenSource, stepSource } from './sources';

const beforeNumber = /^[^\d¼½]{0,6}/u;

/** Gas marks and fan ovens: of a temperature that the question states, else of the recipe's. */
export function ovenDial(ask: Ask): Draft | null {
  const { question, say } = ask;
  const { gasMark, fan } = question.cues.convert;
  const isGas = gasMark.test(question.folded);
  if (!isGas && !fan.test(question.folded)) return null;
  if (isGas) {
    const after = question.folded.slice(question.folded.search(gasMark));
    const mark = amountAt(after.replace(gasMark, '').replace(beforeNumber, ''))?.quantity ?? 0;
    const known = ofGasMark(mark);
    if (known) {
      const degrees = `${known.celsius} °C (${known.fahrenheit} °F)`;
      return general(
        say.convert.is(say.temperature.gasMark(formatAmount(mark, question.language)), degrees),
        gasMarkCitation,
      );
    }
  }
  return ofOven(ask, isGas);
}

const general = (text: string, citation: Citation): Draft => ({
  intent: 'convert',
  text,
  tier: 'general',
  sources: [kitchenSource(citation)],
});

function ofOven(ask: Ask, isGas: boolean): Draft | null {
  const { question, post, say } = ask;
  const [stated] = heatsIn(question.folded);
  const step = stated ? null : heatedStep(ask);
  const heats = stated ? [stated] : step ? heatsAround(step, post.language) : [];
  const heat = heats.find(({ scale }) => scale === 'c') ?? heats[0];
  const scale = heat?.scale ?? post.scale;
  if (heat === undefined || scale === null) return null;
  const celsius = inScale(heat.from, scale, 'c');
  const mark = ownMark(step) ?? gasMarkOf(celsius);
  const own = written({ from: heat.from, to: null }, scale, question.language, say);
  const less = scale === 'c' ? fanDifference.celsius : (fanDifference.celsius * 9) / 5;
  const turned = { from: Math.round((heat.from - less) / 5) * 5, to: null };
  if (isGas && mark === null) return null;
  const text =
    isGas && mark !== null
      ? say.convert.is(own, say.temperature.gasMark(formatAmount(mark, question.language)))
      : say.temperature.fan(written(turned, scale, question.language, say));
  const citation = isGas ? gasMarkCitation : fanDifference.citation;
  if (step === null) return general(text, citation);
  const sources = [stepSource(post, step), kitchenSource(citation)];
  return { intent: 'convert', text, tier: 'post', sources };
}

/** The gas mark that the step itself gives. */
function ownMark(step: PreparedStep | null): number | null {
  const found = /\bgas ?(?:mark )?(\d{1,2})\b/.exec(step?.folded ?? '')?.[1];
  return found === undefined ? null : Number(found);
}
