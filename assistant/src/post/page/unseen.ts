import { pixels } from './style';

/** Declarations by their names. */
export type Style = ReadonlyMap<string, string>;

const farAway = /translate(?:x|y|3d)?\(\s*(?:0(?:px)?\s*,\s*)?-\d{3,6}(?:px|vw|vh|em|rem|%)/;

const isFarAway = (style: Style): boolean =>
  farAway.test(style.get('transform') ?? '') ||
  (pixels(style.get('text-indent')) ?? 0) < -300 ||
  (/^(?:absolute|fixed)$/.test(style.get('position') ?? '') &&
    ['left', 'top', 'right', 'bottom'].some((side) => (pixels(style.get(side)) ?? 0) < -300)) ||
  ['margin-left', 'margin-top'].some((side) => (pixels(style.get(side)) ?? 0) < -900);

const isClipped = (style: Style): boolean =>
  /^rect\(\s*[01](?:px)?[\s,]{1,3}[01](?:px)?[\s,]{1,3}[01](?:px)?[\s,]/.test(
    style.get('clip') ?? '',
  ) ||
  /^(?:inset\(\s*(?:[5-9]\d|100)%|circle\(\s*0|polygon\(\s*0(?:px|%)?[\s,]{1,3}0)/.test(
    style.get('clip-path') ?? '',
  );

const isTiny = (style: Style): boolean => {
  const size = pixels(style.get('font-size'));
  return size !== null && size < 4;
};

/** Whether declarations take an element from the page, as a closed panel is. */
export const isClosed = (style: Style): boolean =>
  style.get('display') === 'none' ||
  /^(?:hidden|collapse)$/.test(style.get('visibility') ?? '') ||
  style.get('content-visibility') === 'hidden';

/** Whether declarations put an element where no reader sees it, which no disclosure does. */
export const isAway = (style: Style): boolean =>
  isTiny(style) || isFarAway(style) || isClipped(style);

/** Whether declarations make an element too faint or too small to be seen. */
export function fades(style: Style): boolean {
  const opacity =
    style.get('opacity') ?? /opacity\(([^)]{0,9})\)/.exec(style.get('filter') ?? '')?.[1];
  if (opacity !== undefined && Number.parseFloat(opacity) < (opacity.includes('%') ? 10 : 0.1)) {
    return true;
  }
  const scales = /scale(?:3d|x|y)?\(\s*0?\.?0*\s*[,)]/;
  if (scales.test(style.get('transform') ?? '')) return true;
  return ['width', 'height', 'max-width', 'max-height'].some((side) => {
    const length = pixels(style.get(side));
    return length !== null && length <= 1;
  });
}
