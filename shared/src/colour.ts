/** Red, green and blue, each from 0 to 255. */
export type Rgb = [red: number, green: number, blue: number];

const linear = (part: number) =>
  part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4;

/** Relative luminance as WCAG 2.2 defines it: 0 is black, 1 is white. */
export const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** @param hex `#rrggbb`. */
export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Where black and white are equally far from a colour: each then has a contrast of 4.58. */
const middle = 0.179;

/** Black or white, whichever can be read better on a colour; never below 4.5 to 1. */
export const inkOn = (hex: string): '#000' | '#fff' =>
  luminance(rgbOf(hex)) > middle ? '#000' : '#fff';
