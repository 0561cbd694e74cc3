import { dollars } from './dollars';

it.each([0, 5, 99, 2_000, 99_999, 100_000, 123_450, 123_456_789, -1, -123_450])(
  'writes %i cents as the platform does',
  (cents) => {
    const platform = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    expect(dollars(cents)).toBe(platform.format(cents / 100));
  },
);
