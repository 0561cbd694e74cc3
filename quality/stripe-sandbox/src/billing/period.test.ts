import { periodEnd } from './period';

const seconds = (text: string) => Date.parse(text) / 1000;

it('keeps the day of the anchor through a short month', () => {
  const anchor = seconds('2030-01-31T10:00:00Z');
  const february = periodEnd(anchor, anchor);
  expect(february).toBe(seconds('2030-02-28T10:00:00Z'));
  expect(periodEnd(anchor, february)).toBe(seconds('2030-03-31T10:00:00Z'));
});
