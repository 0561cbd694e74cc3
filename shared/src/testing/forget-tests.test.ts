import { forgetTests } from './forget-tests';

const namesOn = (global: object) =>
  Object.getOwnPropertySymbols(global).map(({ description }) => description);

it('leaves nothing of the tests of a file, and all that is not of tests', () => {
  const global = Object.fromEntries(
    Object.getOwnPropertySymbols(globalThis).map((key) => [key, 1]),
  );
  const before = namesOn(global);
  forgetTests(global);
  const forgotten = before.filter((name) => !namesOn(global).includes(name));
  expect(new Set(forgotten)).toEqual(new Set(['EVENT_HANDLERS', 'JEST_STATE_SYMBOL']));
  expect(namesOn(global)).toContain('$$jest-matchers-object');
});
