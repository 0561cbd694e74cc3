import { refusal, serveApi } from '@cpal/shared/testing/api';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asVisitor, testMember } from '@cpal/shared/testing/session';
import { screen, within } from '@testing-library/react';
import remote from '../../routes';

const valid = {
  'Full name': 'Ada Baker',
  Email: 'ada@example.com',
  Password: 'Cinnamon-7!',
  'Confirm password': 'Cinnamon-7!',
};
const account = { status: 201, body: { user: testMember } };
const tokens = { body: { access_token: 'access', refresh_token: 'refresh' } };

async function openSignUp() {
  const store = asVisitor();
  const shown = renderRoutes(remote, '/auth');
  const { user } = shown;
  await user.click(await screen.findByRole('tab', { name: 'Sign Up' }));
  const submit = () => user.click(screen.getByRole('button', { name: 'Sign Up' }));
  const signUp = async (changed: Record<string, string> = {}) => {
    for (const [label, text] of Object.entries({ ...valid, ...changed })) {
      const input = screen.getByLabelText(label);
      await user.clear(input);
      if (text !== '') await user.type(input, text);
    }
    await submit();
  };
  return { ...shown, store, submit, signUp };
}

/** The field's own message, which stands before the password rules that describe it too. */
const messageAt = (label: string) => {
  const [id = ''] = (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '').split(
    ' ',
  );
  return document.getElementById(id)?.textContent;
};

it('asks for every required field and focuses the first', async () => {
  const { submit } = await openSignUp();
  const received = serveApi({});
  await submit();
  expect(messageAt('Full name')).toBe('Full name is required');
  expect(messageAt('Email')).toBe('Please enter a valid email');
  expect(messageAt('Password')).toBe('Password is required');
  expect(messageAt('Confirm password')).toBe('Please confirm your password');
  expect(screen.getByLabelText(/Company/)).toBeValid();
  expect(screen.getByLabelText('Full name')).toHaveFocus();
  expect(received).toEqual([]);
});

it.each([
  ['Full name', '   ', 'Full name is required'],
  ['Email', 'ada@example', 'Please enter a valid email'],
  ['Email', 'example.com', 'Please enter a valid email'],
  ['Password', 'Short-1', 'Password must be at least 8 characters'],
  ['Password', 'Cinnamon-!', 'Password must contain at least one number'],
  ['Password', 'CINNAMON-7!', 'Password must contain at least one lowercase letter'],
  ['Password', 'cinnamon-7!', 'Password must contain at least one uppercase letter'],
  ['Password', 'Cinnamon-7', 'Password must contain at least one special character'],
  ['Confirm password', 'Cinnamon-8!', 'Passwords do not match'],
])('refuses the %s "%s"', async (label, text, message) => {
  const { signUp } = await openSignUp();
  const received = serveApi({});
  await signUp({ [label]: text });
  expect(messageAt(label)).toBe(message);
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(received).toEqual([]);
});

it("clears a field's message when that field is edited", async () => {
  const { user, submit } = await openSignUp();
  await submit();
  await user.type(screen.getByLabelText('Confirm password'), 'x');
  expect(screen.queryByText('Please confirm your password')).not.toBeInTheDocument();
  expect(screen.getByText('Full name is required')).toBeVisible();
});

it('ticks off the password rules while one types, in words too', async () => {
  const { user } = await openSignUp();
  const list = within(screen.getByRole('list', { name: 'Password rules' }));
  const told = () => list.getAllByRole('listitem').map(({ textContent }) => textContent);
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

it('creates the account without an empty company, logs in with it and moves on', async () => {
  const { signUp, router, store } = await openSignUp();
  const received = serveApi({
    'POST /api/users/sign-up': () => account,
    'POST /api/auth/login': () => tokens,
    'GET /api/auth/me': () => ({ body: testMember }),
  });
  await signUp();
  expect(await screen.findByText('Another screen')).toBeVisible();
  expect(router.state.location.pathname).toBe('/membership/license-keys');
  expect(store.read()).toEqual(tokens.body);
  const credentials = { email: 'ada@example.com', password: 'Cinnamon-7!' };
  expect(received).toEqual([
    {
      call: 'POST /api/users/sign-up',
      body: { ...credentials, fullName: 'Ada Baker' },
      bearer: null,
    },
    { call: 'POST /api/auth/login', body: expect.objectContaining(credentials), bearer: null },
    { call: 'GET /api/auth/me', body: undefined, bearer: 'access' },
  ]);
});

it('sends the company where there is one', async () => {
  const { user, signUp } = await openSignUp();
  const received = serveApi({
    'POST /api/users/sign-up': () => refusal(409, 'email_taken', 'Taken.'),
  });
  await user.type(screen.getByLabelText(/Company/), 'Baker & Daughters');
  await signUp();
  await screen.findByRole('alert');
  expect(received[0]?.body).toMatchObject({ company: 'Baker & Daughters' });
});

it.each([
  [
    "the server's message",
    () => refusal(409, 'email_taken', 'This email is taken.'),
    'This email is taken.',
  ],
  [
    'Failed to create account where it sent none',
    () => ({ status: 500, body: {} }),
    'Failed to create account',
  ],
  [
    'An error occurred where no answer came',
    () => Promise.reject(new TypeError('offline')),
    'An error occurred',
  ],
])('says %s, and keeps what was typed', async (_case, answer, message) => {
  const { signUp } = await openSignUp();
  serveApi({ 'POST /api/users/sign-up': answer });
  await signUp();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Full name')).toHaveValue('Ada Baker');
  expect(screen.getByLabelText('Confirm password')).toHaveValue('Cinnamon-7!');
});

it('goes on in the login tab, filled in, when only the login after the sign-up failed', async () => {
  const { signUp } = await openSignUp();
  serveApi({
    'POST /api/users/sign-up': () => account,
    'POST /api/auth/login': () => refusal(503, 'overloaded', 'Too busy'),
  });
  await signUp();
  expect(await screen.findByRole('alert')).toHaveTextContent('Account created but login failed');
  expect(screen.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('Cinnamon-7!');
});
