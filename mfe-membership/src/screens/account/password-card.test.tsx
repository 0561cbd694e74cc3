import { refusal, done } from '@cpal/shared/testing/answers';
import { heldAnswer } from '@cpal/shared/testing/api';
import { links } from '@cpal/shared/paths';
import { asMember } from '@cpal/shared/testing/session';
import { screen, waitFor } from '@testing-library/react';
import { openAccount, phone, thisDevice } from '../../testing/serve-account';

const call = 'PUT /api/auth/password';
const labels = ['Current password', 'New password', 'Confirm new password'] as const;

async function open(...given: Parameters<typeof openAccount>) {
  const opened = await openAccount(...given);
  const { user } = opened;
  const submit = () => user.click(screen.getByRole('button', { name: 'Change password' }));
  await submit();
  const change = async (...values: string[]) => {
    for (const [place, value] of values.entries()) {
      await user.type(screen.getByLabelText(labels[place] ?? ''), value);
    }
    await submit();
  };
  return { ...opened, submit, change };
}

const flawless = ['Cinnamon-7!', 'Rosemary&7', 'Rosemary&7'];

beforeEach(() => {
  asMember();
});

it('changes the password, empties the form and says that other devices are logged out', async () => {
  const held = heldAnswer();
  const sessions = [thisDevice, phone];
  const { change, received, user, card } = await open({ [call]: () => held.promise }, sessions);
  await change(...flawless);
  await user.click(screen.getByRole('button', { name: 'Changing...' }));
  sessions.pop();
  held.give(done());
  expect(
    await screen.findByText(
      'Your password has been changed. All your other devices are logged out.',
    ),
  ).toBeVisible();
  expect(received.filter((seen) => seen.call === call)).toEqual([
    {
      call,
      body: { currentPassword: 'Cinnamon-7!', newPassword: 'Rosemary&7' },
      bearer: 'access',
    },
  ]);
  for (const label of labels) expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
  const devices = card('Where you’re logged in');
  await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
});

it('opens its form at the press of the button, and closes it again, with the focus', async () => {
  const { user } = await open();
  expect(screen.getByLabelText('Current password')).toHaveFocus();
  expect(screen.getAllByRole('button', { name: 'Change password' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
});

it('opens it for the address that password managers lead to, with the focus', async () => {
  await openAccount({}, [thisDevice], links.changePassword());
  const current = screen.getByLabelText('Current password');
  expect(current).toHaveFocus();
  current.blur();
  document.getElementById('password')?.focus();
  expect(current).toHaveFocus();
});

it('asks for all three and ticks the rules off', async () => {
  const { submit, calls, user } = await open();
  await submit();
  const [current, chosen, confirmed] = labels.map((label) => screen.getByLabelText(label));
  expect(current).toHaveAccessibleDescription('Current password is required');
  expect(current).toHaveFocus();
  expect(chosen).toHaveAccessibleDescription(/^Password is required At least 8 characters/);
  expect(confirmed).toHaveAccessibleDescription('Please confirm your password');
  await user.type(screen.getByLabelText('New password'), 'Basil7');
  expect(screen.getByText('Contains a number').parentElement).toHaveTextContent(/: met$/);
  expect(calls()).not.toContain(call);
});

it('asks for the same new password twice', async () => {
  const { change, calls } = await open();
  await change('Cinnamon-7!', 'Rosemary&7', 'Rosemary&8');
  expect(screen.getByLabelText('Confirm new password')).toHaveAccessibleDescription(
    'Passwords do not match',
  );
  expect(calls()).not.toContain(call);
});

it('tells password managers which fields these are', async () => {
  await open();
  const tokens = labels.map((label) => screen.getByLabelText(label).getAttribute('autocomplete'));
  expect(tokens).toEqual(['current-password', 'new-password', 'new-password']);
});

it.each([
  ['a wrong password', 'wrong_password', 'The password is not correct.', 'Current password'],
  ['a common password', 'weak_password', 'This password is too common.', 'New password'],
] as const)('shows the refusal of %s at its field', async (_case, code, message, label) => {
  const { change } = await open({ [call]: () => refusal(403, code, message) });
  await change(...flawless);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  ["the server's sentence", () => refusal(429, 'rate_limited', 'Wait a moment.'), 'Wait a moment.'],
  [
    'its own sentence where no answer came',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Failed to change your password',
  ],
])('says %s and keeps what was typed', async (_case, refused, message) => {
  const { change } = await open({ [call]: refused });
  await change(...flawless);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  for (const [place, label] of labels.entries()) {
    expect(screen.getByLabelText(label)).toHaveValue(flawless[place]);
  }
});
