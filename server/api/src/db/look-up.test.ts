import { lookUpTogether } from './look-up';

const asked: string[][] = [];
const stored = new Map<string, number>();
const find = lookUpTogether(async (keys) => {
  asked.push(keys);
  if (keys.includes('broken')) throw new Error('no database');
  return new Map(stored);
});

beforeEach(() => {
  asked.length = 0;
  stored.set('a', 1).set('b', 2);
});

describe('a look-up of many concurrent callers', () => {
  it('is one query, which names each key once', async () => {
    expect(await Promise.all([find('a'), find('b'), find('a'), find('c')])).toEqual([
      1,
      2,
      1,
      null,
    ]);
    expect(asked).toEqual([['a', 'b', 'c']]);
  });

  it('is never answered by a query that left before it was asked', async () => {
    const first = find('a');
    await new Promise(setImmediate);
    stored.set('a', 3);
    expect(await Promise.all([first, find('a')])).toEqual([1, 3]);
    expect(asked).toEqual([['a'], ['a']]);
  });

  it('fails for all who asked, and for nobody after them', async () => {
    const together = await Promise.allSettled([find('broken'), find('a')]);
    expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await find('b')).toBe(2);
  });
});
