import { formatCvc, formatExpiry, formatNumber } from './format-card';

describe('a card while it is typed', () => {
  it.each([
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['card 4242-42', '4242 42'],
    ['', ''],
  ])('groups the number %s', (typed, shown) => {
    expect(formatNumber(typed)).toBe(shown);
  });

  it.each([
    ['1', '1'],
    ['5', '05 / '],
    ['12', '12 / '],
    ['1234', '12 / 34'],
    ['12/2034', '12 / 34'],
    ['12 / 3', '12 / 3'],
  ])('splits the expiry %s', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });

  it('keeps four digits of a security code', () => {
    expect(formatCvc('12a345')).toBe('1234');
  });
});
