import { helpfulness, helpfulShare } from './helpfulness';

it.each([
  [0, 0, null],
  [1, 0, '1 rating'],
  [1, 3, '4 ratings'],
  [4, 1, '80% helpful'],
])('of %d helpful and %d unhelpful ratings is %s', (helpful, unhelpful, words) => {
  expect(helpfulShare({ helpful, unhelpful })).toBe(words?.replace(' helpful', '') ?? null);
  expect(helpfulness({ helpful, unhelpful })).toBe(words);
});
