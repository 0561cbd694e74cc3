import { screen, within } from '@testing-library/react';
import { openSignUp } from '../../testing/open-auth';

const checklist = () => screen.getByRole('list', { name: 'Password rules' });
const rules = () => within(checklist()).getAllByRole('listitem');
const told = () => rules().map(({ textContent }) => textContent);

it('ticks off the password rules while one types, in words too', async () => {
  const { user } = await openSignUp();
  expect(told()).toEqual([
    'At least 8 characters: not met yet',
    'Contains a number: not met yet',
    'Contains a lowercase letter: not met yet',
    'Contains an uppercase letter: not met yet',
    'Contains a special character: not met yet',
  ]);
  await user.type(screen.getByLabelText('Password'), 'Basil7');
  expect(told()).toEqual([
    'At least 8 characters: not met yet',
    'Contains a number: met',
    'Contains a lowercase letter: met',
    'Contains an uppercase letter: met',
    'Contains a special character: not met yet',
  ]);
  await user.type(screen.getByLabelText('Password'), '!!');
  expect(told()).not.toContainEqual(expect.stringContaining('not met yet'));
  await user.type(screen.getByLabelText('Password'), '{Backspace}');
  expect(told()[0]).toBe('At least 8 characters: not met yet');
});

it('describes the password to screen readers and reads out each rule that changes', async () => {
  await openSignUp();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    /Contains a number : not met yet/,
  );
  expect(checklist()).toHaveAttribute('aria-live', 'polite');
  for (const rule of rules()) expect(rule).toHaveAttribute('aria-atomic', 'true');
});

it('keeps the list beside the message about the password', async () => {
  const { submit } = await openSignUp();
  await submit();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    /^Password is required At least 8 characters/,
  );
});

it('takes exactly the special characters of the rule', async () => {
  const { user } = await openSignUp();
  const password = screen.getByLabelText('Password');
  const printable = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
  const special: string[] = [];
  await user.click(password);
  for (const character of [...printable, 'é', '€']) {
    await user.clear(password);
    await user.paste(character);
    if (told()[4]?.endsWith(': met')) special.push(character);
  }
  expect(special.toSorted()).toEqual(Array.from('!@#$%^&*(),.?":{}|<>').toSorted());
});
