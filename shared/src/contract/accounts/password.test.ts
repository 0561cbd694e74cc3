import * as v from 'valibot';
import { credentials } from './auth';
import { parseAs } from '../parse';
import { newPassword } from './sign-up';

const messageOf = (password: string) => parseAs(newPassword, password).issues?.[0].message;

describe('a password', () => {
  it.each(['Basil7!\ud83c', 'Basil7!\udf3f', 'Basil7!\udf3f\ud83c'])(
    'is refused where it holds half a character: %j',
    (password) => {
      const message = 'Password contains a character that is not allowed';
      expect(messageOf(password)).toBe(message);
      const { issues } = parseAs(credentials, { email: 'mia@example.com', password });
      expect(issues).toMatchObject([{ path: [{ key: 'password' }], message }]);
    },
  );

  it('may hold whole characters of any kind', () => {
    for (const sign of ['🌿', '\u200d', '\u202e', 'é', 'e\u0301', ' ', '\ufffd'])
      expect(v.parse(newPassword, `Basil7!${sign}`)).toBe(`Basil7!${sign}`);
  });

  it.each(['-', '_', '+', '='])('may hold %s, which is no special character', (sign) => {
    expect(messageOf(`Cinnamon${sign}7`)).toBe(
      'Password must contain at least one special character',
    );
    expect(messageOf(`Cinnamon${sign}7!`)).toBeUndefined();
  });

  it('has 256 characters at most once it is composed, of up to four typed each', () => {
    // One letter with two marks, composed (U+1F83), is typed as four code points.
    const typed = '\u03b1\u0313\u0300\u0345';
    expect(typed.normalize('NFC')).toHaveLength(1);
    expect(messageOf(`Aa1!${typed.repeat(252)}`)).toBeUndefined();
    expect(messageOf(`Aa1!${typed.repeat(253)}`)).toBe('Password is too long');
    expect(messageOf(`Aa1!${'🌿'.repeat(252)}`)).toBeUndefined();
  });
});
