import { WeightedCache } from './weighted-cache';

it('forgets first what was not used for longest, by weight', () => {
  const cache = new WeightedCache<string>(10);
  cache.set('a', 'A', 4);
  cache.set('b', 'B', 4);
  expect(cache.get('a')).toBe('A');
  cache.set('c', 'C', 4);
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual(['A', null, 'C']);
});

it('counts what is set again once, and keeps nothing that is too heavy', () => {
  const cache = new WeightedCache<string>(10);
  for (let round = 0; round < 5; round += 1) cache.set('a', `A${round}`, 6);
  cache.set('b', 'B', 4);
  expect([cache.get('a'), cache.get('b')]).toEqual(['A4', 'B']);
  cache.set('a', 'huge', 11);
  expect([cache.get('a'), cache.get('b')]).toEqual([null, 'B']);
});
