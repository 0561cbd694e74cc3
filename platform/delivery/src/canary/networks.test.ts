import { combineNetworks, findCap, sumBesides } from './networks';

const many = (count: number, value: number) => Array.from({ length: count }, () => value);

it('leaves out the three networks that have the most', () => {
  expect(sumBesides([5, 900, 0, 7, 800, 700])).toEqual({ sum: 12, networks: 2 });
  expect(sumBesides([900, 800, 700])).toEqual({ sum: 0, networks: 0 });
});

/** The share that each network has of what counts. */
const cappedShares = (loads: number[]) => {
  const counted = loads.map((count) => Math.min(count, findCap(loads)));
  return counted.map((count) => count / counted.reduce((sum, one) => sum + one, 0));
};

describe('the cap of loads', () => {
  it.each([
    ['one network', [100_000, ...many(30, 7)]],
    ['several', [100_000, 50_000, 3_000, ...many(30, 7)]],
    ['one more each time', Array.from({ length: 40 }, (_, power) => 2 ** (power / 2))],
  ])('leaves %s a tenth of all', (_name, loads) => {
    expect(Math.max(...cappedShares(loads))).toBeCloseTo(0.1);
  });

  it('leaves one of few networks twice its equal share', () => {
    expect(Math.max(...cappedShares([9_000, 5, 5, 5, 5]))).toBeCloseTo(2 / 5);
  });

  it.each([[many(30, 7)], [[3, 4]], [[12]], [[]]])('changes nothing of %j', (loads) => {
    expect(findCap(loads)).toBe(Infinity);
  });
});

describe('what networks say together', () => {
  const honest = [...many(20, 0.7), ...many(10, -0.3)];

  it('is hardly less than their sum', () => {
    expect(combineNetworks(honest)).toBeGreaterThan(20 * 0.7 - 10 * 0.3 - 3 * 0.7 - Math.log(4));
  });

  it('is no more for three that say anything against a canary', () => {
    const alone = combineNetworks(honest);
    for (const weight of [1, 50, 1e6])
      expect(combineNetworks([...honest, ...many(3, weight)])).toBeLessThanOrEqual(
        combineNetworks([...honest, 0, 0, 0]) + 3 * 0.7 + 1e-9,
      );
    expect(combineNetworks([...honest, 1e6, 1e6, 1e6, 1e6])).toBeGreaterThan(alone + 1e5);
  });

  it('is no less than a bound for three that say anything in favor of it', () => {
    const lied = combineNetworks([...honest, -1e6, -1e6, -1e6]);
    expect(lied).toBeGreaterThan(combineNetworks(honest) - 21);
    expect(combineNetworks([...honest, -1e6, -1e6, -1e6, -1e6])).toBeLessThan(-1e5);
  });

  it('is the mean over sets of networks, and so no more than one where nothing was said', () => {
    expect(Math.exp(combineNetworks([]))).toBeLessThanOrEqual(1);
  });
});
