import { screen } from '@testing-library/react';
import { messageAt, openSignUp } from '../../testing/open-auth';
import { serveAuth } from '../../testing/serve-auth';

it('asks for every required field and focuses the first', async () => {
  const { submit } = await openSignUp();
  const received = serveAuth();
  await submit();
  expect(messageAt('Full name')).toBe('Full name is required');
  expect(messageAt('Email')).toBe('Please enter a valid email');
  expect(messageAt('Password')).toBe('Password is required');
  expect(messageAt('Confirm password')).toBe('Please confirm your password');
  expect(screen.getByLabelText(/Company/)).toBeValid();
  expect(screen.getByLabelText('Full name')).toHaveFocus();
  expect(received).toEqual([]);
});

const long = 'a'.repeat(257);

it.each([
  ['Full name', '   ', 'Full name is required'],
  ['Full name', long, 'Full name is too long'],
  ['Email', '   ', 'Please enter a valid email'],
  ['Email', 'example.com', 'Please enter a valid email'],
  ['Email', 'ada@example', 'Please enter a valid email'],
  ['Email', '@example.com', 'Please enter a valid email'],
  ['Email', 'ada@.', 'Please enter a valid email'],
  ['Email', 'ada baker@example.com', 'Please enter a valid email'],
  ['Email', 'ada@@example.com', 'Please enter a valid email'],
  ['Email', `${long}@example.com`, 'Email is too long'],
  ['Password', '', 'Password is required'],
  ['Password', 'Sho-r7!', 'Password must be at least 8 characters'],
  ['Password', 'Cinnamon-!', 'Password must contain at least one number'],
  ['Password', 'CINNAMON-7!', 'Password must contain at least one lowercase letter'],
  ['Password', 'cinnamon-7!', 'Password must contain at least one uppercase letter'],
  ['Password', 'Cinnamon-7', 'Password must contain at least one special character'],
  ['Password', `A7!${long}`, 'Password is too long'],
  ['Confirm password', '', 'Please confirm your password'],
  ['Confirm password', 'Cinnamon-8!', 'Passwords do not match'],
  ['Confirm password', 'Cinnamon-7! ', 'Passwords do not match'],
])('refuses the %s "%.24s"', async (label, text, message) => {
  const { signUp } = await openSignUp();
  const received = serveAuth();
  // What is compared is what was typed, so a password under test is confirmed as it is.
  const confirmed = label === 'Password' && text !== '' ? { 'Confirm password': text } : {};
  await signUp({ [label]: text, ...confirmed });
  expect(messageAt(label)).toBe(message);
  const fields = screen.getAllByLabelText(/^(Full name|Email|Company|Password|Confirm password)/);
  const invalid = fields.filter((field) => field.getAttribute('aria-invalid') === 'true');
  expect(invalid).toContain(screen.getByLabelText(label));
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(received).toEqual([]);
});

it('tells the first broken rule of a password that breaks them all', async () => {
  const { signUp } = await openSignUp();
  await signUp({ Password: '-', 'Confirm password': '-' });
  expect(messageAt('Password')).toBe('Password must be at least 8 characters');
});

it('focuses the first bad field by its place on the screen', async () => {
  const { signUp } = await openSignUp();
  await signUp({ Email: 'ada', Password: 'short', 'Confirm password': '' });
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

const messages = () => screen.queryAllByText(/required$|^Please/).length;

it.each([
  ['Full name', 'Full name is required'],
  ['Email', 'Please enter a valid email'],
  ['Password', 'Password is required'],
  ['Confirm password', 'Please confirm your password'],
])('clears the message of %s, and no other, when it is edited', async (label, message) => {
  const { user, submit } = await openSignUp();
  await submit();
  expect(messages()).toBe(4);
  await user.type(screen.getByLabelText(label), 'x');
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'false');
  expect(messages()).toBe(3);
});

const tokenOf = (label: RegExp) => screen.getByLabelText(label).getAttribute('autocomplete');

it('tells password managers which fields these are', async () => {
  await openSignUp();
  const labels = [/^Full name$/, /^Email$/, /^Company/, /^Password$/, /^Confirm password$/];
  expect(labels.map(tokenOf)).toEqual([
    'name',
    'email',
    'organization',
    'new-password',
    'new-password',
  ]);
});
