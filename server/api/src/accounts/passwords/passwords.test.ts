import { hash } from '@node-rs/argon2';
import { type Passwords, createPasswords } from './passwords';

let passwords: Passwords;
beforeAll(async () => {
  passwords = await createPasswords();
});

describe('passwords', () => {
  it('verifies the right one and no other', async () => {
    const stored = await passwords.hash('Crème brûlée 7!');
    expect(await passwords.verify(stored, 'Crème brûlée 7!')).toBe(true);
    expect(await passwords.verify(stored, 'Crème brûlée 8!')).toBe(false);
  });

  it('takes the same letters written in another Unicode form for the same', async () => {
    const stored = await passwords.hash('Cr\u00e8me 7!');
    expect(await passwords.verify(stored, 'Cre\u0300me 7!')).toBe(true);
  });

  it('neither trims nor cuts', async () => {
    const long = 'x'.repeat(200);
    const stored = await passwords.hash(`${long}a`);
    expect(await passwords.verify(stored, `${long}b`)).toBe(false);
    expect(await passwords.verify(stored, `${long}a `)).toBe(false);
  });

  it('never accepts anything where nothing is stored', async () => {
    expect(await passwords.verify(null, 'anything')).toBe(false);
  });

  it('sees that a hash was made with older parameters', async () => {
    const old = await hash('secret', { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    expect(passwords.isOutdated(old)).toBe(true);
    expect(passwords.isOutdated(await passwords.hash('secret'))).toBe(false);
  });
});
