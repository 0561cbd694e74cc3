import { grouped } from './grouped';

it.each([
  [0, '0'],
  [999, '999'],
  [1_204, '1,204'],
  [12_345_678, '12,345,678'],
  ['1234.50', '1,234.50'],
])('writes %p as %s', (number, text) => {
  expect(grouped(number)).toBe(text);
});
