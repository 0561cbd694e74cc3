import { getFirstName } from './first-name';

const verified = { emailVerifiedAt: new Date() };

describe('the name in a greeting', () => {
  it.each([
    ['Mia Koch', 'Mia'],
    ['  Zoë  Bäcker ', 'Zoë'],
    ['Anne-Marie O’Hara', 'Anne-Marie'],
    ['D’Angelo', 'D’Angelo'],
    ['明 王', '明'],
  ])('of %s is %s', (fullName, name) => {
    expect(getFirstName({ fullName, ...verified })).toBe(name);
  });

  it.each(['spam.example now', 'http://spam.example', '<b>', '4you', 'x'.repeat(41), ' '])(
    'is not %p, which is no name',
    (fullName) => {
      expect(getFirstName({ fullName, ...verified })).toBeNull();
    },
  );

  it('is not what somebody typed for an address that may be another’s', () => {
    expect(getFirstName({ fullName: 'Mia Koch', emailVerifiedAt: null })).toBeNull();
  });
});
