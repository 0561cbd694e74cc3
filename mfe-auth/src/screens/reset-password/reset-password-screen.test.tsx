import { useSession } from '@cpal/shared/session';
import { refusal, done } from '@cpal/shared/testing/answers';
import { heldAnswer, serveApi } from '@cpal/shared/testing/api';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember, asVisitor } from '@cpal/shared/testing/session';
import { act, screen, waitFor } from '@testing-library/react';
import remote from '../../routes';
import { brokenServer, noAnswer } from '../../testing/serve-auth';

const call = 'PUT /api/auth/password-reset';
const password = 'Rosemary&7';

async function open(hash = '#token=one-time') {
  const shown = renderRoutes(remote, { pathname: '/auth/reset-password', hash });
  const { user } = shown;
  await screen.findByRole('heading', { level: 1, name: 'Choose a new password' });
  const submit = () => user.click(screen.getByRole('button', { name: 'Change password' }));
  const change = async (confirmation = password) => {
    await user.type(screen.getByLabelText('New password'), password);
    await user.type(screen.getByLabelText('Confirm new password'), confirmation);
    await submit();
  };
  return { ...shown, submit, change };
}

beforeEach(() => {
  asVisitor();
});

it('takes the token out of the address on arrival, without a step back', async () => {
  const { router } = await open();
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(router.state.location.pathname).toBe('/auth/reset-password');
  expect(screen.getByLabelText('New password')).toBeVisible();
});

it('changes the password, leads to the login and says so there', async () => {
  const { change, router } = await open();
  const received = serveApi({ [call]: done });
  await change();
  expect(await screen.findByRole('tab', { name: 'Login' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Your password has been changed, and all devices are logged out. Log in with the new one.',
  );
  expect(received[0]).toEqual({
    call,
    body: { token: 'one-time', newPassword: password },
    bearer: null,
  });
  expect(router.state.historyAction).toBe('REPLACE');
});

it('leaves no token of the ended session behind', async () => {
  const store = asMember();
  const { change } = await open();
  serveApi({ [call]: done, 'POST /api/auth/logout': done });
  await change();
  expect(await screen.findByRole('tab', { name: 'Login' })).toBeVisible();
  expect(store.read()).toBeNull();
  expect(useSession.getState()).toEqual({ status: 'anonymous' });
});

it('keeps to the rules of sign-up and ticks them off', async () => {
  const { submit, user } = await open();
  const received = serveApi({});
  await submit();
  const chosen = screen.getByLabelText('New password');
  expect(chosen).toHaveAccessibleDescription(/^Password is required At least 8 characters/);
  expect(chosen).toHaveFocus();
  await user.type(chosen, 'Basil7');
  expect(screen.getByText('Contains a number').parentElement).toHaveTextContent(/: met$/);
  await submit();
  expect(chosen).toHaveAccessibleDescription(/^Password must be at least 8 characters/);
  expect(screen.getByLabelText('Confirm new password')).toHaveAccessibleDescription(
    'Please confirm your password',
  );
  expect(received).toEqual([]);
});

it('asks for the same password twice', async () => {
  const { change } = await open();
  await change('Rosemary&8');
  expect(screen.getByLabelText('Confirm new password')).toHaveAccessibleDescription(
    'Passwords do not match',
  );
});

it('changes once at a time', async () => {
  const { change, user } = await open();
  const held = heldAnswer();
  const received = serveApi({ [call]: () => held.promise });
  await change();
  await user.click(screen.getByRole('button', { name: 'Changing...' }));
  expect(received).toHaveLength(1);
  held.give(done());
  expect(await screen.findByRole('tab', { name: 'Login' })).toBeVisible();
});

it('shows a password that is too common at its field', async () => {
  const { change } = await open();
  serveApi({ [call]: () => refusal(400, 'weak_password', 'This password is too common.') });
  await change();
  expect(await screen.findByText('This password is too common.')).toBeVisible();
  expect(screen.getByLabelText('New password')).toHaveFocus();
});

it.each([
  ["the server's sentence", () => refusal(503, 'overloaded', 'Too busy.'), 'Too busy.'],
  ['its own sentence where the server sent none', brokenServer, /couldn’t change your password/],
  ['its own sentence where no answer came', noAnswer, /couldn’t change your password/],
])('says %s and keeps what was typed', async (_case, refused, message) => {
  const { change } = await open();
  serveApi({ [call]: refused });
  await change();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('New password')).toHaveValue(password);
});

it('offers another link where this one is not taken', async () => {
  const { change, user, router } = await open();
  serveApi({ [call]: () => refusal(400, 'invalid_link', 'This link doesn’t work any more.') });
  await change();
  expect(await screen.findByText(/This link doesn’t work/)).toBeVisible();
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Send a new link' }));
  expect(router.state.location.pathname).toBe('/auth/forgot-password');
});

it.each(['', '#', '#token=', '#other=1'])(
  'offers another link where %p has no token',
  async (hash) => {
    await open(hash);
    expect(screen.getByText(/This link doesn’t work/)).toBeVisible();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  },
);

it('takes up a second link that is opened in the same tab', async () => {
  const { change, router } = await open();
  serveApi({ [call]: () => refusal(400, 'invalid_link', 'This link doesn’t work any more.') });
  await change();
  await screen.findByText(/This link doesn’t work/);
  await act(() => router.navigate('/auth/reset-password#token=another'));
  const received = serveApi({ [call]: done });
  await change();
  await screen.findByRole('tab', { name: 'Login' });
  expect(received[0]?.body).toMatchObject({ token: 'another' });
});
