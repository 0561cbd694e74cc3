import { formatMoney } from './money';

it.each([
  [2_000, 'usd', '$20.00'],
  [1_850, 'EUR', '€18.50'],
  [3_000, 'jpy', '¥3,000'],
  [45_000, 'krw', '₩45,000'],
  [12_345, 'bhd', 'BHD 12.345'],
  [500_00, 'isk', 'ISK 500'],
  [-1_850, 'eur', '-€18.50'],
])('writes %i of %s as %s', (minor, currency, text) => {
  expect(formatMoney(minor, currency).replaceAll(/\s/g, ' ')).toBe(text);
});
