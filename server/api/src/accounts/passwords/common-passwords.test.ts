import { passwordProblem } from '@cpal/shared/contract/accounts/password';
import { isCommonPassword } from './common-passwords';

describe('common passwords', () => {
  it.each(['Password1!', 'P@ssw0rd', 'Passw0rd!', '!Qwerty123', 'Aa123456!', 'We1come!2024'])(
    'rejects %s, which meets the rules',
    (password) => {
      expect(passwordProblem(password)).toBeNull();
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  it.each(['xK9!vulPes', 'Password is not it 4!', 'Monkeys eat 7 figs!'])(
    'accepts %s',
    (password) => {
      expect(passwordProblem(password)).toBeNull();
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});
