import { refusal, done } from '@cpal/shared/testing/answers';
import { heldAnswer, serveApi } from '@cpal/shared/testing/api';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asVisitor } from '@cpal/shared/testing/session';
import { screen } from '@testing-library/react';
import remote from '../../routes';
import { openLogin } from '../../testing/open-auth';
import { brokenServer, noAnswer } from '../../testing/serve-auth';

const call = 'POST /api/auth/password-reset';
const accepted = () => ({ ...done(), status: 202 as const });
const answer = 'If there is an account for ada@example.com, a link is on its way.';

async function open(state: unknown = null) {
  asVisitor();
  const shown = renderRoutes(remote, { pathname: '/auth/forgot-password', state });
  const { user } = shown;
  const email = await screen.findByLabelText('Email');
  const send = () => user.click(screen.getByRole('button', { name: 'Send link' }));
  return { ...shown, email, send };
}

it('is public, with a title and one heading', async () => {
  await open();
  const route = remote.routes.find(({ path }) => path === '/auth/forgot-password');
  expect(route?.handle).toEqual({ title: 'Forgot password', access: 'public' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Forgot your password?');
});

it('asks for a link and says the same whether or not there is an account', async () => {
  const { user, email, send } = await open();
  const received = serveApi({ [call]: accepted });
  await user.type(email, ' Ada@Example.com ');
  await send();
  expect(await screen.findByRole('status')).toHaveTextContent(/Ada@Example\.com, a link is on its/);
  expect(screen.getByRole('status')).toHaveTextContent('It works for 30 minutes.');
  expect(received).toEqual([{ call, body: { email: 'ada@example.com' }, bearer: null }]);
});

it('sends once at a time, and again when asked', async () => {
  const { user, email, send } = await open();
  const held = heldAnswer();
  const received = serveApi({ [call]: () => held.promise });
  await user.type(email, 'ada@example.com');
  await send();
  await user.click(screen.getByRole('button', { name: 'Sending...' }));
  expect(received).toHaveLength(1);
  held.give(accepted());
  await screen.findByText(new RegExp(answer));
  await send();
  expect(received).toHaveLength(2);
});

it.each([
  ['', 'Email is required'],
  ['ada', 'Please enter a valid email'],
])('refuses %p at the field', async (typed, message) => {
  const { user, email, send } = await open();
  const received = serveApi({});
  if (typed !== '') await user.type(email, typed);
  await send();
  expect(email).toHaveAccessibleDescription(message);
  expect(email).toHaveFocus();
  expect(received).toEqual([]);
});

it.each([
  ["the server's sentence", () => refusal(429, 'rate_limited', 'Wait a moment.'), 'Wait a moment.'],
  ['its own sentence where the server sent none', brokenServer, /couldn’t send the link/],
  ['its own sentence where no answer came', noAnswer, /couldn’t send the link/],
])('says %s and keeps what was typed', async (_case, refused, message) => {
  const { user, email, send } = await open();
  serveApi({ [call]: refused });
  await user.type(email, 'ada@example.com');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(email).toHaveValue('ada@example.com');
  expect(screen.queryByText(/is on its way/)).not.toBeInTheDocument();
});

it('is reached from the login and leads back, with the email and the remembered page', async () => {
  const { user, router } = await openLogin('/purchase');
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(await screen.findByRole('button', { name: 'Send link' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  await user.click(screen.getByRole('link', { name: 'Back to login' }));
  expect(await screen.findByRole('tab', { name: 'Login' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(router.state.location.state).toMatchObject({ from: '/purchase' });
});

it('is offered at the login, not at the sign-up', async () => {
  const { user } = await openLogin();
  await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
  expect(screen.queryByRole('link', { name: 'Forgot your password?' })).not.toBeInTheDocument();
});
