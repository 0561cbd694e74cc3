import { accentText, inkOn, luminance, type Rgb, toRgb, visibleOnWhite } from './color';

const contrast = (one: Rgb, other: Rgb) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** Accents of every hue and lightness, the hardest grays among them. */
const accents = Array.from({ length: 4_096 }, (_, index) => {
  const digit = (shift: number) => ((index >> shift) & 15).toString(16).repeat(2);
  return `#${digit(8)}${digit(4)}${digit(0)}`;
});

it('finds an ink that can be read on any accent', () => {
  const inks = { '#000': [0, 0, 0], '#fff': [255, 255, 255] } satisfies Record<string, Rgb>;
  const least = Math.min(...accents.map((one) => contrast(toRgb(one), inks[inkOn(one)])));
  expect(least).toBeGreaterThanOrEqual(4.5);
});

function rgb(text: string): Rgb {
  const [r = 0, g = 0, b = 0] = (text.match(/\d+/g) ?? []).map(Number);
  return [r, g, b];
}

it.each(['#ffffff', '#1c1a19'])('makes any accent readable as text on %s', (surface) => {
  const least = Math.min(
    ...accents.map((one) => contrast(rgb(accentText(one, surface)), toRgb(surface))),
  );
  // The parts of a color are rounded to whole numbers.
  expect(least).toBeGreaterThanOrEqual(4.45);
});

it('leaves an accent alone that can be read', () => {
  expect(accentText('#c2410c', '#ffffff')).toBe('rgb(194,65,12)');
});

it.each([
  ['#b93a12', '#b93a12'],
  ['#FFDD00', '#a69000'],
  ['#ffffff', '#8c8c8c'],
])('makes %s %s, to be seen on white', (accent, seen) => {
  expect(visibleOnWhite(accent)).toBe(seen);
});
