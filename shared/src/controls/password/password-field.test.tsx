import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SyntheticEvent } from 'react';
import { useFields } from '../form/use-fields';
import { PasswordField } from './password-field';

const onSubmit = jest.fn((event: SyntheticEvent) => event.preventDefault());

function Form({ error }: { error?: string }) {
  const { field } = useFields({ password: '' });
  return (
    <form aria-label="Login" onSubmit={onSubmit}>
      <PasswordField
        label="Password"
        autoComplete="current-password"
        {...field('password')}
        error={error}
      />
      <button type="submit">Login</button>
    </form>
  );
}

function open(error?: string) {
  render(<Form {...(error !== undefined && { error })} />);
  const user = userEvent.setup();
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  const show = () => user.click(screen.getByRole('button', { name: 'Show password' }));
  const hide = () => user.click(screen.getByRole('button', { name: 'Hide password' }));
  return { user, input, show, hide };
}

beforeEach(() => onSubmit.mockClear());

it('shows what is typed, and hides it again, in one and the same input', async () => {
  const { user, input, show, hide } = open();
  await user.type(input, 'Cinnamon-7');
  expect(input).toHaveAttribute('type', 'password');
  await show();
  expect(screen.getByLabelText('Password')).toBe(input);
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('Cinnamon-7');
  await hide();
  expect(input).toHaveAttribute('type', 'password');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('keeps the focus and the caret where one was typing', async () => {
  const { user, input, show } = open();
  await user.type(input, 'Cinnamon-7');
  input.setSelectionRange(3, 5);
  await show();
  expect(input).toHaveFocus();
  expect([input.selectionStart, input.selectionEnd]).toEqual([3, 5]);
});

it('can be reached and pressed by keyboard, and keeps the focus then', async () => {
  const { user, input } = open();
  await user.click(input);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(input).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Hide password' })).toHaveFocus();
});

it('hides the password before its form is sent', async () => {
  const { user, input, show } = open();
  await user.type(input, 'Cinnamon-7');
  await show();
  onSubmit.mockImplementationOnce((event) => {
    event.preventDefault();
    expect(input).toHaveAttribute('type', 'password');
  });
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Show password' })).toBeVisible();
});

it('tells password managers what it is, and dictionaries nothing', async () => {
  const { input, show } = open();
  await show();
  expect(input).toHaveAttribute('autocomplete', 'current-password');
  expect(input).toHaveAttribute('name', 'password');
  expect(input).toBeRequired();
  expect(input).toHaveAttribute('spellcheck', 'false');
  expect(input).toHaveAttribute('autocapitalize', 'none');
  // A password that exists keeps to no rules.
  expect(input).not.toHaveAttribute('passwordrules');
});

it('keeps its message', () => {
  const { input } = open('Password is required');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Password is required');
});
