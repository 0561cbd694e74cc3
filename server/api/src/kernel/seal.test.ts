import { createSeal } from './seal';

const [old, next] = ['the secret of before, long enough', 'the secret of today, long enough'];

it('opens what it sealed, and tells nobody what that is', () => {
  const { seal, open } = createSeal([next], 'test');
  const sealed = seal('cpal_live_x');
  expect(open(sealed)).toBe('cpal_live_x');
  expect(Buffer.from(sealed, 'base64').toString()).not.toContain('cpal_live');
  expect(seal('cpal_live_x')).not.toBe(sealed);
});

it('opens what an earlier secret sealed while that is in the list', () => {
  const sealed = createSeal([old], 'test').seal('text');
  expect(createSeal([next, old], 'test').open(sealed)).toBe('text');
  expect(createSeal([next], 'test').open(sealed)).toBeNull();
});

it('opens nothing that was changed, cut, or sealed for something else', () => {
  const { seal, open } = createSeal([next], 'test');
  const bytes = Buffer.from(seal('text'), 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(open(bytes.toString('base64'))).toBeNull();
  expect(open('AAAA')).toBeNull();
  expect(createSeal([next], 'other').open(seal('text'))).toBeNull();
});
