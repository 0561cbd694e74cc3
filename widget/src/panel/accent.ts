import { luminance, type Rgb, rgbOf } from '../lib/contrast';

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
  const [from, behind] = [rgbOf(accent), rgbOf(surface)];
  const end: Rgb = luminance(behind) > 0.179 ? [0, 0, 0] : [255, 255, 255];
  for (let share = 0; share < 1; share += 0.05) {
    const colour = mix(from, end, share);
    if (contrast(colour, behind) >= enough) return `rgb(${colour.map(Math.round).join()})`;
  }
  return `rgb(${end.join()})`;
}
