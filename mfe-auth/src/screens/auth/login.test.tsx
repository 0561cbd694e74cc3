import { heldAnswer, refusal, serveApi } from '@cpal/shared/testing/api';
import { useSession } from '@cpal/shared/session';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asVisitor, testMember } from '@cpal/shared/testing/session';
import { screen } from '@testing-library/react';
import remote from '../../routes';

const tokens = { access_token: 'access', refresh_token: 'refresh' };

async function openLogin(from?: string) {
  const store = asVisitor();
  const shown = renderRoutes(remote, {
    pathname: '/auth',
    state: from === undefined ? null : { from },
  });
  await screen.findByLabelText('Email');
  const logIn = async (email = ' Ada@Example.com ', password = 'Cinnamon-7') => {
    await shown.user.type(screen.getByLabelText('Email'), email);
    await shown.user.type(screen.getByLabelText('Password'), password);
    await shown.user.click(screen.getByRole('button', { name: 'Login' }));
  };
  return { ...shown, store, logIn };
}

it('asks for both fields, ties each message to its field and focuses the first', async () => {
  const { user } = await openLogin();
  const received = serveApi({});
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(received).toEqual([]);
});

it('focuses the password when only that is missing', async () => {
  const { user } = await openLogin();
  await user.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}');
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

it("clears a field's message, and no other, when that field is edited", async () => {
  const { user } = await openLogin();
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await user.type(screen.getByLabelText('Email'), 'a');
  expect(screen.queryByText('Email is required')).not.toBeInTheDocument();
  expect(screen.getByText('Password is required')).toBeVisible();
});

it('tells password managers which fields these are', async () => {
  await openLogin();
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});

it('logs in, keeps both tokens, loads the user and moves on to the remembered page', async () => {
  const { logIn, router, store } = await openLogin('/membership/billing');
  const received = serveApi({
    'POST /api/auth/login': () => ({ body: tokens }),
    'GET /api/auth/me': () => ({ body: testMember }),
  });
  await logIn();
  expect(await screen.findByText('Another screen')).toBeVisible();
  expect(router.state.location.pathname).toBe('/membership/billing');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(store.read()).toEqual(tokens);
  expect(received).toEqual([
    {
      call: 'POST /api/auth/login',
      body: { email: 'ada@example.com', password: 'Cinnamon-7' },
      bearer: null,
    },
    { call: 'GET /api/auth/me', body: undefined, bearer: 'access' },
  ]);
});

it('moves on to the licence keys when no page of this site was remembered', async () => {
  const { logIn, router } = await openLogin('//elsewhere.example');
  serveApi({
    'POST /api/auth/login': () => ({ body: tokens }),
    'GET /api/auth/me': () => ({ body: testMember }),
  });
  await logIn();
  await screen.findByText('Another screen');
  expect(router.state.location.pathname).toBe('/membership/license-keys');
});

it('is disabled and says Processing... while busy', async () => {
  const { logIn } = await openLogin();
  const answer = heldAnswer();
  serveApi({
    'POST /api/auth/login': () => answer.promise,
    'GET /api/auth/me': () => ({ body: testMember }),
  });
  await logIn();
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  answer.give({ body: tokens });
  await screen.findByText('Another screen');
});

it.each([
  [
    "the server's message",
    () => refusal(401, 'invalid_credentials', 'Invalid email or password'),
    'Invalid email or password',
  ],
  ['Login failed where it sent none', () => ({ status: 502, body: {} }), 'Login failed'],
  [
    'An error occurred where no answer came',
    () => Promise.reject(new TypeError('offline')),
    'An error occurred',
  ],
])('says %s, and keeps what was typed', async (_case, answer, message) => {
  const { logIn } = await openLogin();
  serveApi({ 'POST /api/auth/login': answer });
  await logIn('ada@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('Cinnamon-7');
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
});

it('keeps the tokens and stays when the user cannot be fetched', async () => {
  const { logIn, store } = await openLogin();
  serveApi({
    'POST /api/auth/login': () => ({ body: tokens }),
    'GET /api/auth/me': () => refusal(500, 'internal_error', 'Something broke'),
  });
  await logIn();
  expect(await screen.findByRole('button', { name: 'Login' })).toBeEnabled();
  expect(useSession.getState()).toMatchObject({ status: 'unknown', problem: { status: 500 } });
  expect(store.read()).toEqual(tokens);
});
