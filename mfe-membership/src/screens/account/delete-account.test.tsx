import { useSession } from '@cpal/shared/session';
import { refusal, wordless, done } from '@cpal/shared/testing/answers';
import { heldAnswer } from '@cpal/shared/testing/api';
import { asMember } from '@cpal/shared/testing/session';
import { screen, waitFor, within } from '@testing-library/react';
import { openAccount } from '../../testing/serve-account';

const call = 'DELETE /api/account';
const label = 'Delete my account';
const asked = () => within(screen.getByRole('dialog', { name: 'Delete your account?' }));

async function open(others: Parameters<typeof openAccount>[0] = {}) {
  const store = asMember();
  const opened = await openAccount({ 'POST /api/auth/logout': done, ...others });
  const { user } = opened;
  await user.click(screen.getByRole('button', { name: label }));
  const confirm = async (password = 'Cinnamon-7!') => {
    if (password !== '') await user.type(asked().getByLabelText('Password'), password);
    await user.click(asked().getByRole('button', { name: label }));
  };
  return { ...opened, store, confirm };
}

it('says what follows and starts on Cancel, which calls nothing', async () => {
  const { user, calls } = await open();
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveAccessibleDescription(/Your subscription is canceled at once\./);
  expect(dialog).toHaveAccessibleDescription(/All your license keys stop working/);
  expect(dialog).toHaveAccessibleDescription(/This cannot be undone\./);
  expect(asked().getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: label })).toHaveFocus();
  expect(calls()).not.toContain(call);
});

it('asks for the password', async () => {
  const { confirm, calls } = await open();
  await confirm('');
  const password = asked().getByLabelText('Password');
  expect(password).toHaveAccessibleDescription('Password is required');
  expect(password).toHaveFocus();
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  expect(calls()).not.toContain(call);
});

it('deletes once, stays open meanwhile, says so and leads home, logged out', async () => {
  const held = heldAnswer();
  const { confirm, received, user, router, store } = await open({ [call]: () => held.promise });
  await confirm();
  await user.click(asked().getByRole('button', { name: 'Deleting...' }));
  await user.keyboard('{Escape}');
  expect(asked().getByRole('button', { name: 'Cancel' })).toBeDisabled();
  held.give({ body: { deleted: true } });
  const told = await screen.findByRole('dialog', { name: 'Your account has been deleted' });
  expect(told).toHaveAccessibleDescription(/Your subscription is canceled/);
  expect(received.filter((seen) => seen.call === call)).toEqual([
    { call, body: { password: 'Cinnamon-7!' }, bearer: 'access' },
  ]);
  expect(within(told).getByRole('button', { name: 'Back to Home' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Another screen')).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  await waitFor(() => expect(useSession.getState()).toEqual({ status: 'anonymous' }));
  expect(store.read()).toBeNull();
});

it('leads home, logged out, from Esc too', async () => {
  const { confirm, user, router, store } = await open({
    [call]: () => ({ body: { deleted: true } }),
  });
  await confirm();
  await screen.findByRole('dialog', { name: 'Your account has been deleted' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(store.read()).toBeNull());
  expect(router.state.location.pathname).toBe('/');
});

it('shows a wrong password at its field', async () => {
  const { confirm } = await open({
    [call]: () => refusal(403, 'wrong_password', 'The password is not correct.'),
  });
  await confirm();
  expect(await asked().findByText('The password is not correct.')).toBeVisible();
  expect(asked().getByLabelText('Password')).toHaveFocus();
});

it.each([
  [
    "the server's sentence",
    () => refusal(502, 'payment_provider_failed', 'The payment provider failed.'),
    'The payment provider failed.',
  ],
  ['its own sentence where the server sent none', () => wordless(500), /^Failed to/],
  [
    'its own sentence where no answer came',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Failed to delete your account. Please try again.',
  ],
])('says %s and leaves everything as it is', async (_case, refused, message) => {
  const { confirm, store, router } = await open({ [call]: refused });
  await confirm();
  expect(await asked().findByRole('alert')).toHaveTextContent(message);
  expect(asked().getByLabelText('Password')).toHaveValue('Cinnamon-7!');
  expect(store.read()).not.toBeNull();
  expect(router.state.location.pathname).toBe('/membership/account');
});
