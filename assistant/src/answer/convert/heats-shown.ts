import { packs } from '../../language/packs/packs';
import type { Language } from '../../language/languages';
import { formatAmount } from '../../language/numbers';
import type { Phrases } from '../../language/phrases/phrases';
import type { Heat } from '../../retrieval/figures/heats';

type Scale = 'c' | 'f';

/** To the nearest 5 degrees, as oven dials go. */
const toNearest5 = (degrees: number) => Math.round(degrees / 5) * 5;

/** Degrees of one scale in the other, not rounded. */
export const inScale = (degrees: number, from: Scale, to: Scale): number =>
  from === to ? degrees : to === 'c' ? ((degrees - 32) * 5) / 9 : (degrees * 9) / 5 + 32;

/** A heat of a post, in Celsius; bare degrees are on the post's usual scale, else in Celsius. */
export const inCelsius = ({ from, scale }: Pick<Heat, 'from' | 'scale'>, usual: Scale | null) =>
  inScale(from, scale ?? usual ?? 'c', 'c');

const sign = { c: '°C', f: '°F' } as const;

export function written(
  { from, to }: Pick<Heat, 'from' | 'to'>,
  scale: Scale | null,
  language: Language,
  say: Phrases,
) {
  const low = formatAmount(from, language);
  const range = to === null ? low : say.range(low, formatAmount(to, language));
  return `${range} ${scale === null ? '°' : sign[scale]}`;
}

/** Both ends of a range in another scale. */
export const turned = (
  { from, to }: Pick<Heat, 'from' | 'to'>,
  turn: (degrees: number) => number,
): Pick<Heat, 'from' | 'to'> => ({ from: turn(from), to: to === null ? null : turn(to) });

const pairGap = 40;

/**
 * Temperatures as the post has them, "350 °F (175 °C)". One that the post gives in a single scale
 * gets the other beside it, to the nearest 5 degrees. Bare degrees get a scale only where the whole
 * post leaves no doubt.
 */
export function heatsShown(
  heats: readonly Heat[],
  usual: Scale | null,
  language: Language,
  say: Phrases,
): string {
  const shown: string[] = [];
  const plain = heats.some(({ isFan }) => !isFan) ? heats.filter(({ isFan }) => !isFan) : heats;
  let index = 0;
  while (index < plain.length) {
    const heat = plain[index];
    const next = plain[index + 1];
    index += 1;
    if (heat === undefined) break;
    const scale = heat.scale ?? usual;
    const isPair =
      next !== undefined &&
      next.scale !== null &&
      next.scale !== scale &&
      next.start - heat.end < pairGap;
    if (isPair) index += 1;
    const own = isPair ? both(heat, scale, next, language, say) : alone(heat, scale, language, say);
    const after = plain[index]?.start ?? Infinity;
    const inFan = heats.find(({ isFan, start }) => isFan && start > heat.end && start < after);
    const isBare = inFan === undefined || plain === heats;
    shown.push(
      isBare ? withFan(own, heat.isFan, language) : `${own}, ${fan(inFan, scale, language, say)}`,
    );
  }
  return say.and([...new Set(shown)]);
}

const withFan = (degrees: string, isFan: boolean, language: Language) =>
  isFan ? `${degrees} ${packs[language].phrases.temperature.fanOven}` : degrees;

const fan = (heat: Heat, usual: Scale | null, language: Language, say: Phrases) =>
  withFan(written(heat, heat.scale ?? usual, language, say), true, language);

const both = (heat: Heat, scale: Scale | null, other: Heat, language: Language, say: Phrases) =>
  `${written(heat, scale, language, say)} (${written(other, other.scale, language, say)})`;

function alone(heat: Heat, scale: Scale | null, language: Language, say: Phrases): string {
  const own = written(heat, scale, language, say);
  if (scale === null) return own;
  const other: Scale = scale === 'c' ? 'f' : 'c';
  const turn = (degrees: number) => toNearest5(inScale(degrees, scale, other));
  return `${own} (${say.about(written(turned(heat, turn), other, language, say))})`;
}
