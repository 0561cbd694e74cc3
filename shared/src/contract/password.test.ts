import { newPassword } from './auth';

const messageOf = (password: string) => newPassword.safeParse(password).error?.issues[0]?.message;

describe('a password', () => {
  it('has 256 characters at most once it is composed, of up to four typed each', () => {
    // One letter with two marks, composed (U+1F83), is typed as four code points.
    const typed = '\u03b1\u0313\u0300\u0345';
    expect(typed.normalize('NFC')).toHaveLength(1);
    expect(messageOf(`Aa1!${typed.repeat(252)}`)).toBeUndefined();
    expect(messageOf(`Aa1!${typed.repeat(253)}`)).toBe('Password is too long');
    expect(messageOf(`Aa1!${'🌿'.repeat(252)}`)).toBeUndefined();
  });
});
