import { spelledOut } from './shorthand';

test.each([
  [
    'what goes w this & how long b4 serving',
    'what goes with this and how long before serving',
    'en',
  ],
  ['ok w/o eggs?', 'ok without eggs?', 'en'],
  ['a 600 w microwave and 2 c flour', 'a 600 w microwave and 2 c flour', 'en'],
  ['q hago si no hay horno', 'que hago si no hay horno', 'es'],
  ['W is it', 'with is it', 'en'],
] as const)('%s', (typed, written, language) => {
  expect(spelledOut(typed, language)).toBe(written);
});
