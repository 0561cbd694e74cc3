import { isDarkAt, lightness } from './scheme';

it.each([
  ['rgb(255, 255, 255)', 1],
  ['rgb(0, 0, 0)', 0],
  ['oklch(1 0 0)', 1],
  ['lab(0 0 0)', 0],
  ['color(srgb 1 1 1)', 1],
])('knows how light %s is', (color, light) => {
  expect(lightness(color)).toBeCloseTo(light, 2);
});

it.each(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0.2)', 'transparent'])('looks through %s', (color) => {
  expect(lightness(color)).toBeNull();
});

it('looks at the nearest background that is painted', () => {
  document.body.innerHTML = '<div style="background-color: rgb(20, 20, 20)"><p>Soup</p></div>';
  const text = document.querySelector('p');
  expect(text && isDarkAt(text)).toBe(true);
  expect(isDarkAt(document.body)).toBe(false);
});
