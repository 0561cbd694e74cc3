import { indexOf } from './bm25';

const index = indexOf([
  ['zagesc', 'sos', 'mak'],
  ['zdejmuj', 'lisc'],
  ['zuckerguss', 'butter'],
]);

test.each([
  ['zagescic', 'zagesc'],
  ['zdejmow', 'zdejmuj'],
  ['sosu', null],
  ['buttermilch', null],
])('%s is taken for %s', (stem, other) => {
  expect(index.alike(stem)).toBe(other);
});
