import { createAppearanceCache, VisitorError } from './appearance-cache';

const at = (key: string, origin = '') => ({ key, origin });

/** A cache of which the loads are counted; `answer` is what the next ones give. */
function sampleCache() {
  const clock = { now: 0 };
  const loaded: string[] = [];
  const api = { answer: (key: string): Promise<string | null> => Promise.resolve(key) };
  const get = createAppearanceCache<string, string>({
    maxKeys: 2,
    maxOriginsOfKey: 2,
    maxMissing: 2,
    freshMs: 1_000,
    staleMs: 100_000,
    retryDelayMs: 100,
    clock: () => clock.now,
    load: async ({ key, origin }, previous, visitor) => {
      loaded.push(key + origin);
      if (visitor === 'eve') throw new VisitorError('too many requests');
      const value = await api.answer(key);
      return value === null ? null : `${previous ?? ''}${value}`;
    },
  });
  const read = async (key: string, visitor = 'mia') => (await get(at(key), visitor)).value;
  return { api, clock, get, loaded, read };
}

const fail = () => Promise.reject(new Error('away'));

it('loads a value once for all that ask meanwhile, and again when it is old', async () => {
  const { clock, loaded, read } = sampleCache();
  expect(await Promise.all([read('a'), read('a')])).toEqual(['a', 'a']);
  clock.now = 999;
  expect(await read('a')).toBe('a');
  expect(loaded).toEqual(['a']);
  clock.now = 1_000;
  expect(await read('a')).toBe('aa');
});

it('keeps as many keys as it may, and as many origins of each', async () => {
  const { get, loaded, read } = sampleCache();
  for (const key of ['a', 'b', 'c', 'b', 'c', 'a']) await read(key);
  expect(loaded).toEqual(['a', 'b', 'c', 'a']);
  loaded.length = 0;
  for (const origin of ['1', '2', '3', '4']) await get(at('a', origin), 'mia');
  await read('c');
  expect(loaded).toEqual(['a1', 'a2', 'a3', 'a4']);
});

it('remembers what has no value apart from what has one', async () => {
  const { api, loaded, read } = sampleCache();
  await read('a');
  api.answer = () => Promise.resolve(null);
  for (const key of ['x', 'y', 'y', 'z', 'x']) expect(await read(key)).toBeNull();
  expect(await read('a')).toBe('a');
  expect(loaded).toEqual(['a', 'x', 'y', 'z', 'x']);
});

it('drops a value as soon as there is none', async () => {
  const { api, clock, read } = sampleCache();
  await read('a');
  clock.now = 1_000;
  api.answer = () => Promise.resolve(null);
  expect(await read('a')).toBeNull();
  api.answer = fail;
  clock.now = 2_000;
  await expect(read('a')).rejects.toThrow('away');
});

it('gives the stale value while the load fails, and rests between two tries', async () => {
  const { api, clock, get, loaded, read } = sampleCache();
  await read('a');
  api.answer = fail;
  clock.now = 1_000;
  for (const now of [1_000, 1_099, 1_100]) {
    clock.now = now;
    expect(await get(at('a'), 'mia')).toEqual({
      value: 'a',
      isStale: true,
      error: now === 1_099 ? null : new Error('away'),
    });
  }
  expect(loaded).toHaveLength(3);
  clock.now = 100_000;
  await expect(read('a')).rejects.toThrow('away');
});

it('does not remember a failure where there is no value', async () => {
  const { api, read } = sampleCache();
  api.answer = fail;
  await expect(read('a')).rejects.toThrow('away');
  api.answer = (key) => Promise.resolve(key);
  expect(await read('a')).toBe('a');
});

it('lets a visitor load what another one may not', async () => {
  const { clock, get, read } = sampleCache();
  const asked = await Promise.allSettled([read('a', 'eve'), read('a'), read('a', 'eve')]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
  clock.now = 1_000;
  expect(await get(at('a'), 'eve')).toMatchObject({ value: 'a', isStale: true });
  expect(await get(at('a'), 'mia')).toMatchObject({ value: 'aa', isStale: false });
});
