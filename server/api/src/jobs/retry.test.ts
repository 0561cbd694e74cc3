import { retryDelay } from './retry';

afterEach(() => jest.restoreAllMocks());

const pauses = { first: 10, max: 3600 };

describe('the pause after a failure', () => {
  it.each([
    [1, 10],
    [2, 20],
    [3, 40],
    [9, 2560],
    [10, 3600],
    [2000, 3600],
  ])('doubles up to a maximum: after %i it is %i s', (failures, seconds) => {
    // No jitter: each pause is as long as it can be.
    jest.spyOn(Math, 'random').mockReturnValue(0);
    expect(retryDelay(failures, pauses)).toBe(seconds);
  });

  it('differs for jobs that failed together, by a fifth at most', () => {
    const delays = Array.from({ length: 50 }, () => retryDelay(10, pauses));
    expect(new Set(delays).size).toBeGreaterThan(40);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(2880);
    expect(Math.max(...delays)).toBeLessThanOrEqual(3600);
  });
});
