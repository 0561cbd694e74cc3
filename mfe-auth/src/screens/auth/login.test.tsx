import type { Credentials } from '@cpal/shared/contract/accounts/auth';
import { useSession } from '@cpal/shared/session';
import { refusal } from '@cpal/shared/testing/answers';
import { heldAnswer } from '@cpal/shared/testing/api';
import { screen } from '@testing-library/react';
import { messageAt, openLogin } from '../../testing/open-auth';
import { brokenServer, noAnswer, refusedTokens, serveAuth, tokens } from '../../testing/serve-auth';

it('asks for both fields, ties each message to its field and focuses the first', async () => {
  const { submit } = await openLogin();
  const received = serveAuth();
  await submit();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
  expect(screen.getByLabelText('Password')).toBeInvalid();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(received).toEqual([]);
});

it('focuses the password when only that is missing', async () => {
  const { user } = await openLogin();
  await user.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}');
  expect(messageAt('Password')).toBe('Password is required');
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

it('takes an email of spaces for none', async () => {
  const { logIn } = await openLogin();
  await logIn('   ');
  expect(messageAt('Email')).toBe('Email is required');
});

it('asks old passwords for presence only', async () => {
  const { logIn } = await openLogin();
  const received = serveAuth();
  await logIn('ada@example.com', 'old');
  await screen.findByText('Another screen');
  expect(received[0]?.body).toMatchObject({ password: 'old' });
});

it("clears a field's message, and no other, when that field is edited", async () => {
  const { user, submit } = await openLogin();
  await submit();
  await user.type(screen.getByLabelText('Email'), 'a');
  expect(screen.queryByText('Email is required')).not.toBeInTheDocument();
  expect(screen.getByText('Password is required')).toBeVisible();
  await user.type(screen.getByLabelText('Password'), 'x');
  expect(screen.queryByText('Password is required')).not.toBeInTheDocument();
});

it('takes what is pasted and is sent by Enter', async () => {
  const { user } = await openLogin();
  const received = serveAuth();
  await user.click(screen.getByLabelText('Email'));
  await user.paste('ada@example.com');
  await user.click(screen.getByLabelText('Password'));
  await user.paste('Cinnamon-7');
  await user.keyboard('{Enter}');
  await screen.findByText('Another screen');
  expect(received[0]?.body).toEqual({ email: 'ada@example.com', password: 'Cinnamon-7' });
});

it('tells password managers which fields these are', async () => {
  await openLogin();
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

it('logs in with email and password, keeps both tokens and loads the user', async () => {
  const { logIn, store } = await openLogin();
  const received = serveAuth();
  await logIn(' Ada@Example.com ');
  await screen.findByText('Another screen');
  const credentials: Credentials = { email: 'ada@example.com', password: 'Cinnamon-7' };
  expect(received).toEqual([
    { call: 'POST /api/auth/login', body: credentials, bearer: null },
    { call: 'GET /api/auth/me', body: undefined, bearer: 'fresh-access' },
  ]);
  const { access_token, refresh_token } = tokens;
  expect(store.read()).toEqual({ access_token, refresh_token });
  expect(useSession.getState()).toMatchObject({ status: 'member' });
});

it('is disabled and says Processing... while busy, and sends once', async () => {
  const { logIn, user } = await openLogin();
  const answer = heldAnswer();
  const received = serveAuth({ 'POST /api/auth/login': () => answer.promise });
  await logIn();
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Login' })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Password'), '{Enter}');
  expect(received).toHaveLength(1);
  answer.give({ body: tokens });
  await screen.findByText('Another screen');
});

it.each([
  [
    "the server's message",
    () => refusal(401, 'invalid_credentials', 'Invalid email or password'),
    'Invalid email or password',
  ],
  [
    "the server's message about too many tries",
    () => refusal(429, 'rate_limited', 'Too many tries. Wait a few minutes.'),
    'Too many tries. Wait a few minutes.',
  ],
  ['Login failed where it sent none', brokenServer, 'Login failed'],
  [
    'Login failed where it sent an empty one',
    () => refusal(500, 'internal_error', ''),
    'Login failed',
  ],
  ['An error occurred where no answer came', noAnswer, 'An error occurred'],
])('says %s, and keeps what was typed', async (_case, answer, message) => {
  const { logIn, store } = await openLogin();
  serveAuth({ 'POST /api/auth/login': answer });
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('Cinnamon-7');
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  expect(store.read()).toBeNull();
});

it('says An error occurred where a fresh token is refused', async () => {
  const { logIn, store } = await openLogin();
  serveAuth(refusedTokens);
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  expect(store.read()).toBeNull();
});

it('forgets the last failure with the next try, which may succeed', async () => {
  const { logIn, submit } = await openLogin();
  serveAuth({ 'POST /api/auth/login': noAnswer });
  await logIn();
  await screen.findByRole('alert');
  const answer = heldAnswer();
  serveAuth({ 'POST /api/auth/login': () => answer.promise });
  await submit();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  answer.give({ body: tokens });
  expect(await screen.findByText('Another screen')).toBeVisible();
});

it('keeps the tokens and stays when the user cannot be fetched', async () => {
  const { logIn, store } = await openLogin();
  serveAuth({ 'GET /api/auth/me': () => refusal(500, 'internal_error', 'Something broke') });
  await logIn();
  expect(await screen.findByRole('button', { name: 'Login' })).toBeEnabled();
  expect(useSession.getState()).toMatchObject({ status: 'unknown', problem: { status: 500 } });
  expect(store.read()).toMatchObject({ access_token: 'fresh-access' });
  // The shell says so, once, above every screen.
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
