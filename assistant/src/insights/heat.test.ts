import { heated, noHeat } from './heat';

const day = 86_400;
const now = 1_790_000_000;

const heatOf = (moments: readonly number[]) => moments.reduce(heated, noHeat);

it('puts what is asked more often above what is asked less', () => {
  expect(heatOf([now, now, now])).toBeGreaterThan(heatOf([now, now]));
});

it('weighs a question half after thirty days', () => {
  expect(heatOf([now - 30 * day, now - 30 * day])).toBeCloseTo(heatOf([now]));
  expect(heatOf(Array.from({ length: 5 }, () => now - 60 * day))).toBeGreaterThan(heatOf([now]));
  expect(heatOf(Array.from({ length: 3 }, () => now - 60 * day))).toBeLessThan(heatOf([now]));
});

it('is the same in whichever order questions are counted', () => {
  expect(heatOf([now, now - 90 * day])).toBeCloseTo(heatOf([now - 90 * day, now]));
});

it('stays a number over many years and questions', () => {
  const years = Array.from({ length: 10_000 }, (_, index) => now + index * day);
  expect(Number.isFinite(heatOf(years))).toBe(true);
});
