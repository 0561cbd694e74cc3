import { keptByKey } from './kept-keys';

function counting(most = 2) {
  const clock = { now: 0 };
  const made: string[] = [];
  const valueOf = keptByKey<string>({
    most,
    freshMs: 1000,
    clock: () => clock.now,
    make: async (key, former) => {
      made.push(key);
      return `${former ?? ''}${key}`;
    },
  });
  return { clock, made, valueOf };
}

it('makes a value once for all that ask meanwhile, and again when it is old', async () => {
  const { clock, made, valueOf } = counting();
  expect(await Promise.all([valueOf('a'), valueOf('a')])).toEqual(['a', 'a']);
  clock.now = 999;
  expect(await valueOf('a')).toBe('a');
  expect(made).toEqual(['a']);
  clock.now = 1000;
  expect(await valueOf('a')).toBe('aa');
});

it('keeps so many and no more', async () => {
  const { made, valueOf } = counting(2);
  for (const key of ['a', 'b', 'c', 'b', 'c', 'a']) await valueOf(key);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});

it('does not keep a failure', async () => {
  const outcomes = [() => Promise.reject(new Error('away')), () => Promise.resolve('there')];
  const valueOf = keptByKey<string>({
    most: 1,
    freshMs: 1000,
    clock: () => 0,
    make: () => (outcomes.shift() ?? (() => Promise.resolve('again')))(),
  });
  await expect(valueOf('a')).rejects.toThrow('away');
  expect([await valueOf('a'), await valueOf('a')]).toEqual(['there', 'there']);
});
