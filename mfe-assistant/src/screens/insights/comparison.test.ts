import { compared } from './comparison';

it.each([
  [412, 374, '38 more than in the 30 days before'],
  [100, 1_374, '1,274 fewer than in the 30 days before'],
  [7, 7, 'As many as in the 30 days before'],
  [0, 7, '7 fewer than in the 30 days before'],
])('compares %i with %i', (now, before, words) => {
  expect(compared(now, before, '30')).toBe(words);
});
