import { periodEnd } from './period';

const seconds = (text: string) => Date.parse(text) / 1000;
const monthly = {
  interval: 'month',
  interval_count: 1,
  meter: null,
  trial_period_days: null,
  usage_type: 'licensed',
};

describe('periodEnd', () => {
  it('keeps the day of the anchor through a short month', () => {
    const anchor = seconds('2030-01-31T10:00:00Z');
    const february = periodEnd(anchor, anchor, monthly);
    expect(february).toBe(seconds('2030-02-28T10:00:00Z'));
    expect(periodEnd(anchor, february, monthly)).toBe(seconds('2030-03-31T10:00:00Z'));
  });

  it('counts years over a leap day', () => {
    const anchor = seconds('2028-02-29T00:00:00Z');
    expect(periodEnd(anchor, anchor, { ...monthly, interval: 'year' })).toBe(
      seconds('2029-02-28T00:00:00Z'),
    );
  });

  it('counts weeks', () => {
    expect(periodEnd(0, 0, { ...monthly, interval: 'week', interval_count: 2 })).toBe(1_209_600);
  });
});
