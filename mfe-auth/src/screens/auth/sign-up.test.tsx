import type { Credentials } from '@cpal/shared/contract/accounts/auth';
import type { NewAccount } from '@cpal/shared/contract/accounts/sign-up';
import { useSession } from '@cpal/shared/session';
import { refusal } from '@cpal/shared/testing/answers';
import { heldAnswer } from '@cpal/shared/testing/api';
import { screen } from '@testing-library/react';
import { openSignUp } from '../../testing/open-auth';
import { brokenServer, noAnswer, refusedTokens, serveAuth, tokens } from '../../testing/serve-auth';

const credentials: Credentials = { email: 'ada@example.com', password: 'Cinnamon-7!' };

it('creates the account without an empty company, logs in with it and moves on', async () => {
  const { signUp, router, store } = await openSignUp();
  const received = serveAuth();
  await signUp();
  expect(await screen.findByText('Another screen')).toBeVisible();
  const input: NewAccount = { ...credentials, fullName: 'Ada Baker' };
  expect(received).toEqual([
    { call: 'POST /api/users/sign-up', body: input, bearer: null },
    { call: 'POST /api/auth/login', body: credentials, bearer: null },
    { call: 'GET /api/auth/me', body: undefined, bearer: 'fresh-access' },
  ]);
  const { access_token, refresh_token } = tokens;
  expect(store.read()).toEqual({ access_token, refresh_token });
  expect(router.state.location.pathname).toBe('/membership/license-keys');
  expect(router.state.historyAction).toBe('REPLACE');
});

it('sends the company where there is one, and the login without it', async () => {
  const { user, signUp } = await openSignUp();
  const received = serveAuth();
  await user.type(screen.getByLabelText(/Company/), 'Baker & Daughters');
  await signUp();
  await screen.findByText('Another screen');
  expect(received[0]?.body).toMatchObject({ company: 'Baker & Daughters' });
  expect(received[1]?.body).toEqual(credentials);
});

it('leaves out spaces around the texts, and a company of spaces, but none of a password', async () => {
  const { user, signUp } = await openSignUp();
  const received = serveAuth();
  await user.type(screen.getByLabelText(/Company/), '   ');
  await signUp({
    'Full name': ' Ada Baker ',
    Email: ' Ada@Example.com ',
    Password: ' Cinnamon-7! ',
    'Confirm password': ' Cinnamon-7! ',
  });
  await screen.findByText('Another screen');
  expect(received[0]?.body).toEqual({
    email: 'ada@example.com',
    password: ' Cinnamon-7! ',
    fullName: 'Ada Baker',
  });
});

it('says Processing..., disabled, until the user is logged in', async () => {
  const { signUp } = await openSignUp();
  const login = heldAnswer();
  serveAuth({ 'POST /api/auth/login': () => login.promise });
  await signUp();
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  login.give({ body: tokens });
  expect(await screen.findByText('Another screen')).toBeVisible();
});

it.each([
  [
    "the server's message",
    () => refusal(409, 'email_taken', 'This email is taken.'),
    'This email is taken.',
  ],
  ['Failed to create account where it sent none', brokenServer, 'Failed to create account'],
  ['An error occurred where no answer came', noAnswer, 'An error occurred'],
])('says %s, keeps what was typed and logs nobody in', async (_case, answer, message) => {
  const { user, signUp } = await openSignUp();
  const received = serveAuth({ 'POST /api/users/sign-up': answer });
  await user.type(screen.getByLabelText(/Company/), 'Baker & Daughters');
  await signUp();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Full name')).toHaveValue('Ada Baker');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.getByLabelText(/Company/)).toHaveValue('Baker & Daughters');
  expect(screen.getByLabelText('Password')).toHaveValue('Cinnamon-7!');
  expect(screen.getByLabelText('Confirm password')).toHaveValue('Cinnamon-7!');
  expect(screen.getByRole('button', { name: 'Sign Up' })).toBeEnabled();
  expect(received.map(({ call }) => call)).toEqual(['POST /api/users/sign-up']);
});

it.each([
  [
    'is refused with a message',
    { 'POST /api/auth/login': () => refusal(503, 'overloaded', 'Too busy') },
  ],
  ['gets no answer', { 'POST /api/auth/login': noAnswer }],
  ['gives a token that is refused', refusedTokens],
])('goes on in the login, filled in, where the login afterwards %s', async (_case, answers) => {
  const { signUp } = await openSignUp();
  serveAuth(answers);
  await signUp();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Account created but login failed$/);
  expect(screen.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('Cinnamon-7!');
});

it('does not offer to make the account again when only the user cannot be fetched', async () => {
  const { signUp, store } = await openSignUp();
  serveAuth({ 'GET /api/auth/me': noAnswer });
  await signUp();
  expect(await screen.findByRole('button', { name: 'Login' })).toBeEnabled();
  expect(useSession.getState()).toMatchObject({ status: 'unknown', problem: { status: null } });
  expect(store.read()).not.toBeNull();
});
