import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFields } from '../form/use-fields';
import { confirmationErrors } from './confirmation-errors';
import { NewPasswordFields } from './new-password-fields';

function Fields() {
  const { field } = useFields({ password: '', confirmPassword: '' });
  const error = 'Password is required';
  return (
    <NewPasswordFields
      labels={['Password', 'Confirm password']}
      password={{ ...field('password'), error }}
      confirmPassword={field('confirmPassword')}
    />
  );
}

function open() {
  render(<Fields />);
  return { user: userEvent.setup(), password: screen.getByLabelText('Password') };
}

const checklist = () => screen.getByRole('list', { name: 'Password rules' });
const rules = () => within(checklist()).getAllByRole('listitem');
const told = () => rules().map(({ textContent }) => textContent);

it('ticks off the password rules while one types, in words too', async () => {
  const { user, password } = open();
  expect(told()).toEqual([
    'At least 8 characters: not met yet',
    'Contains a number: not met yet',
    'Contains a lowercase letter: not met yet',
    'Contains an uppercase letter: not met yet',
    'Contains a special character: not met yet',
  ]);
  await user.type(password, 'Basil7');
  expect(told()).toEqual([
    'At least 8 characters: not met yet',
    'Contains a number: met',
    'Contains a lowercase letter: met',
    'Contains an uppercase letter: met',
    'Contains a special character: not met yet',
  ]);
  await user.type(password, '!!');
  expect(told()).not.toContainEqual(expect.stringContaining('not met yet'));
  await user.type(password, '{Backspace}');
  expect(told()[0]).toBe('At least 8 characters: not met yet');
});

it('describes the password to screen readers and reads out each rule that changes', () => {
  const { password } = open();
  expect(password).toHaveAccessibleDescription(/Contains a number : not met yet/);
  expect(checklist()).toHaveAttribute('aria-live', 'polite');
  for (const rule of rules()) expect(rule).toHaveAttribute('aria-atomic', 'true');
});

it('keeps the list beside the message about the password', () => {
  const { password } = open();
  expect(password).toHaveAccessibleDescription(/^Password is required At least 8 characters/);
});

it('tells which special characters count, and which that were typed do not', async () => {
  const { user, password } = open();
  const hint = `Special characters: ${Array.from('!@#$%^&*(),.?":{}|<>').join(' ')}`;
  expect(screen.getByText(hint)).toBeVisible();
  expect(password).toHaveAccessibleDescription(expect.stringContaining(hint));
  await user.type(password, 'Cinnamon-7_-é 🌿');
  expect(screen.getByText('Allowed, but not counted as special: - _ 🌿')).toBeVisible();
  expect(password).toHaveAccessibleDescription(expect.stringContaining('special: - _ 🌿'));
  await user.type(password, '!');
  expect(screen.queryByText(/not counted as special/)).not.toBeInTheDocument();
  expect(told()).not.toContainEqual(expect.stringContaining('not met yet'));
});

it('tells password managers the rules, in both fields', () => {
  open();
  const expected =
    'minlength: 8; required: digit; required: lower; required: upper; ' +
    'required: [!@#$%^&*(),.?":{}|<>]; maxlength: 256';
  for (const label of ['Password', 'Confirm password'])
    expect(screen.getByLabelText(label)).toHaveAttribute('passwordrules', expected);
});

it('takes exactly the special characters of the rule', async () => {
  const { user, password } = open();
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

it.each([
  ['', { confirmPassword: 'Please confirm your password' }],
  ['Basil7!!', { confirmPassword: 'Passwords do not match' }],
  ['Basil7!!!', {}],
])('holds the second entry %p against the first', (second, expected) => {
  expect(confirmationErrors('Basil7!!!', second)).toEqual(expected);
});
