import { parseForm } from './form';

describe('parseForm', () => {
  it('nests by brackets as the SDK sends them', () => {
    expect(
      parseForm(
        'items[0][price]=price_a&items[0][quantity]=2&metadata[userId]=u%201&email=a%2Bb%40c.d',
      ),
    ).toEqual({
      items: [{ price: 'price_a', quantity: '2' }],
      metadata: { userId: 'u 1' },
      email: 'a+b@c.d',
    });
  });

  it('reads empty brackets and encoded brackets as a list', () => {
    expect(parseForm('expand[]=customer&expand%5B%5D=latest_invoice')).toEqual({
      expand: ['customer', 'latest_invoice'],
    });
  });

  it('keeps an empty value, which unsets a field', () => {
    expect(parseForm('description=')).toEqual({ description: '' });
  });

  it('does not reach the prototype of what it makes', () => {
    const form = parseForm('__proto__[polluted]=yes&metadata[__proto__][polluted]=yes');
    expect(Object.getPrototypeOf(form)).toBe(Object.prototype);
    expect('polluted' in {}).toBe(false);
  });
});
