/** Red, green and blue, each from 0 to 255. */
export type Rgb = [red: number, green: number, blue: number];

const linear = (part: number) =>
  part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4;

/** Relative luminance as WCAG 2.2 defines it: 0 is black, 1 is white. */
export const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Whether a text is a color as `#rrggbb`. */
export const isHexColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/** @param hex `#rrggbb`. */
export function toRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Where black and white are equally far from a color: each then has a contrast of 4.58. */
const middle = 0.179;

/** Black or white, whichever can be read better on a color; never below 4.5 to 1. */
export const inkOn = (hex: string): '#000' | '#fff' =>
  luminance(toRgb(hex)) > middle ? '#000' : '#fff';

/** WCAG 2.2, 1.4.3: the least contrast of text. */
const enough = 4.5;

const contrast = (one: Rgb, other: Rgb) => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/**
 * The accent as text on a surface: moved towards black or white as little as it takes to be read.
 * @param accent and surface as `#rrggbb`.
 */
export function accentText(accent: string, surface: string): string {
  const [from, behind] = [toRgb(accent), toRgb(surface)];
  const end: Rgb = luminance(behind) > 0.179 ? [0, 0, 0] : [255, 255, 255];
  for (let share = 0; share < 1; share += 0.05) {
    const color = mix(from, end, share);
    if (contrast(color, behind) >= enough) return `rgb(${color.map(Math.round).join()})`;
  }
  return `rgb(${end.join()})`;
}

/** WCAG 2.2, 1.4.11: the least contrast of what is no text, such as a button on its page. */
const visible = 3;

/**
 * A color moved towards black as little as it takes to be seen on white, as most blogs are.
 * @param accent as `#rrggbb`, and so is what is returned.
 */
export function visibleOnWhite(accent: string): string {
  const from = toRgb(accent);
  for (let share = 0; share < 1; share += 0.05) {
    const color = mix(from, [0, 0, 0], share);
    if (contrast(color, [255, 255, 255]) >= visible)
      return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
  }
  return '#000000';
}
