import { prices } from '../../billing/catalog';
import { wireFailures } from './check';

describe('the schemas of what is sent', () => {
  const [price] = prices.all();

  it('accept what the SDK describes', () => {
    expect(wireFailures(price)).toEqual([]);
    const list = { object: 'list', data: prices.all(), has_more: false, url: '/v1/prices' };
    expect(wireFailures(list)).toEqual([]);
    const error = { type: 'card_error', message: 'No.', code: 'card_declined' };
    expect(wireFailures({ error })).toEqual([]);
  });

  it.each([
    ['a field that Stripe does not have', { ...price, weight: 1 }],
    ['a field that is not there', { ...price, currency: undefined }],
    ['a null where Stripe has none', { ...price, currency: null }],
    ['a word that Stripe does not know', { ...price, billing_scheme: 'per_soup' }],
    ['an object that the sandbox does not have', { object: 'charge' }],
    [
      'a fault inside a list',
      { object: 'list', data: [{ ...price, id: 1 }], has_more: false, url: '/' },
    ],
    ['a list that says nothing of more', { object: 'list', data: [], url: '/' }],
    ['an error without a sentence', { error: { type: 'card_error' } }],
    [
      'a code that Stripe does not use',
      { error: { type: 'card_error', message: 'No.', code: 'no_soup' } },
    ],
  ])('reject %s', (_case, value) => {
    expect(wireFailures(value)).not.toEqual([]);
  });
});
