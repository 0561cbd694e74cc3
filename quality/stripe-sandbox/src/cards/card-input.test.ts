import { cardFailures, readCard } from './card-input';

const today = new Date('2030-06-15T00:00:00Z');
const good = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' };
const findIssues = (texts: Partial<typeof good>) =>
  cardFailures(readCard({ ...good, ...texts }), today).map((failure) => [
    failure.field,
    failure.message,
  ]);

describe('a card as it is typed', () => {
  it.each(['12 / 34', '12/34', '1234', '12/2034'])('reads the expiry %s', (expiry) => {
    expect(readCard({ ...good, expiry })).toEqual({
      number: '4242424242424242',
      exp_month: 12,
      exp_year: 2034,
      cvc: '123',
    });
  });

  it('has no error when all is there', () => {
    expect(findIssues({})).toEqual([]);
    expect(findIssues({ number: '3782 822463 10005', cvc: '1234' })).toEqual([]);
  });

  it('names every field that is empty', () => {
    expect(findIssues({ number: '', expiry: '', cvc: '' })).toEqual([
      ['number', 'Your card number is incomplete.'],
      ['expiry', "Your card's expiration date is incomplete."],
      ['cvc', "Your card's security code is incomplete."],
    ]);
  });

  it.each([
    ['number', { number: '4242 4242 4242 4241' }, 'Your card number is incorrect.'],
    ['number', { number: '4242 4242 4242' }, 'Your card number is incomplete.'],
    ['expiry', { expiry: '13 / 34' }, "Your card's expiration month is invalid."],
    ['expiry', { expiry: '12 / 29' }, "Your card's expiration year is in the past."],
    ['expiry', { expiry: '05 / 30' }, "Your card's expiration date is in the past."],
    ['expiry', { expiry: '1' }, "Your card's expiration date is incomplete."],
    ['cvc', { cvc: '12' }, "Your card's security code is incomplete."],
    ['cvc', { cvc: '1234' }, "Your card's security code is invalid."],
  ])('says what is wrong with the %s %j', (field, texts, message) => {
    expect(findIssues(texts)).toEqual([[field, message]]);
  });

  it('accepts a card in the month of its expiry', () => {
    expect(findIssues({ expiry: '06 / 30' })).toEqual([]);
  });
});
