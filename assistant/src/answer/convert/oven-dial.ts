import type { Citation } from '../../kitchen/citation';
import { fanDifference, gasMarkCitation, gasMarkOf, ofGasMark } from '../../kitchen/temperatures';
import { formatAmount } from '../../language/numbers';
import { amountAt } from '../../post/lines/amount';
import { fanOven } from '../../language/fan';
import { fanBefore } from '../../retrieval/figures/fan-before';
import { heatsIn } from '../../retrieval/figures/heats';
import type { Fragment } from '../../retrieval/prepared';
import { isTold, mentions } from '../../retrieval/lines/told';
import type { Ask, Draft } from '../draft';
import { heatOfAsked } from './heat-of-asked';
import { inScale, written } from './heats-shown';
import { quotedFragment } from '../quoted-fragment';
import { fragmentSource, kitchenSource } from '../sources';
import { sourceOfDegrees } from './told-degrees';

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
  return (isGas || heatsIn(question.folded).length > 0 ? null : ownFan(ask)) ?? ofOven(ask, isGas);
}

/** The post's own degrees for a fan oven, with the sentence before them that names it. */
function ownFan(ask: Ask): Draft | null {
  const namesFan = mentions(fanOven);
  const told = ask.post.fragments.find(
    (each) =>
      isTold(each) &&
      each.heats.length > 0 &&
      (namesFan(each) || fanBefore(ask.post, each) !== null),
  );
  if (told === undefined) return null;
  const first = fanBefore(ask.post, told) ?? told;
  return { ...quotedFragment(ask, first, 2), intent: 'convert' };
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
  const asked = stated ? null : heatOfAsked(withoutFan(ask));
  const told = asked?.fragments[0];
  const heats = stated ? [stated] : (asked?.heats ?? []);
  const heat = heats.find(({ scale }) => scale === 'c') ?? heats[0];
  const scale = heat?.scale ?? post.scale;
  if (heat === undefined || scale === null) return null;
  const celsius = inScale(heat.from, scale, 'c');
  if (stated === undefined && celsius < coolestOven && !isInOven(ask, told)) return null;
  // The post's own mark stands among degrees of several ovens: which of them it goes with, it says.
  const own = ownMark(told);
  if (isGas && told !== undefined && own !== null) {
    const named = say.temperature.gasMark(formatAmount(own, question.language));
    const text = `${named.charAt(0).toUpperCase()}${named.slice(1)}. ${say.quoted(told.text)}`;
    return { intent: 'convert', text, tier: 'post', sources: [fragmentSource(post, told)] };
  }
  const mark = gasMarkOf(celsius);
  const degrees = written({ from: heat.from, to: null }, scale, question.language, say);
  const less = scale === 'c' ? fanDifference.celsius : (fanDifference.celsius * 9) / 5;
  const turned = { from: Math.round((heat.from - less) / 5) * 5, to: null };
  if (isGas && mark === null) return null;
  const text =
    isGas && mark !== null
      ? say.convert.is(degrees, say.temperature.gasMark(formatAmount(mark, question.language)))
      : say.temperature.fan(written(turned, scale, question.language, say));
  const citation = isGas ? gasMarkCitation : fanDifference.citation;
  const place = told ? fragmentSource(post, told) : stated && sourceOfDegrees(post, stated);
  if (!place) return general(text, citation);
  return { intent: 'convert', text, tier: 'post', sources: [place, kitchenSource(citation)] };
}

/** In °C: what is less warm is a custard or a dough, where no oven is named. */
const coolestOven = 100;

const isInOven = ({ post }: Ask, told: Fragment | undefined): boolean =>
  post.steps.some(({ number, tools }) => number === told?.number && tools.has('oven'));

/** The degrees of another oven are asked for first, to turn them. */
const withoutFan = (ask: Ask): Ask => {
  const { fan } = ask.question.cues.convert;
  const text = ask.question.text.replaceAll(new RegExp(fan.source, 'giu'), ' ');
  return { ...ask, question: { ...ask.question, text } };
};

/** The gas mark that the sentence itself gives. */
function ownMark(told: Fragment | undefined): number | null {
  const found = /\bgas ?(?:mark )?(\d{1,2})\b/.exec(told?.folded ?? '')?.[1];
  return found === undefined ? null : Number(found);
}
