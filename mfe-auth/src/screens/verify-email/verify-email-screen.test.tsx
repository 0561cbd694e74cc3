import type { User } from '@cpal/shared/contract/accounts/member';
import { useSession } from '@cpal/shared/session';
import { refusal, done } from '@cpal/shared/testing/answers';
import { heldAnswer, serveApi } from '@cpal/shared/testing/api';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember, asVisitor } from '@cpal/shared/testing/session';
import { testMember } from '@cpal/shared/testing/samples/test-member';
import { act, screen, waitFor } from '@testing-library/react';
import remote from '../../routes';
import { brokenServer, noAnswer } from '../../testing/serve-auth';

const call = 'POST /api/auth/verify-email';
const unverified: User = { ...testMember, emailVerified: false };

const open = (hash = '#token=one-time') =>
  renderRoutes(remote, { pathname: '/auth/verify-email', hash });

it('sends the token once, takes it out of the address and says that it worked', async () => {
  asVisitor();
  const held = heldAnswer();
  const received = serveApi({ [call]: () => held.promise });
  const { router } = open();
  expect(await screen.findByRole('status', { name: 'Verifying your email' })).toBeVisible();
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  held.give(done());
  expect(await screen.findByText('Your email address is verified. Thank you!')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Email verification');
  expect(received).toEqual([{ call, body: { token: 'one-time' }, bearer: null }]);
  expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/membership');
});

it('says that the email has changed, where the link was for that', async () => {
  asMember();
  serveApi({
    [call]: () => ({ body: { ok: true, isNewLogin: true } }),
    'GET /api/auth/me': () => ({ body: { ...testMember, email: 'ada@new.example' } }),
  });
  open();
  expect(await screen.findByText(/From now on, log in with the new one/)).toBeVisible();
  await waitFor(() =>
    expect(useSession.getState()).toMatchObject({ member: { email: 'ada@new.example' } }),
  );
});

it('says that another account has the address by now', async () => {
  asVisitor();
  serveApi({ [call]: () => refusal(409, 'email_taken', 'An account with this email exists.') });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('An account with this email exists.');
});

it('lets the session of a logged-in member know', async () => {
  asMember(unverified);
  const received = serveApi({ [call]: done, 'GET /api/auth/me': () => ({ body: testMember }) });
  open();
  expect(await screen.findByRole('link', { name: 'Go to the Membership Area' })).toBeVisible();
  await waitFor(() =>
    expect(useSession.getState()).toMatchObject({ member: { emailVerified: true } }),
  );
  expect(received.map((seen) => seen.call)).toEqual([call, 'GET /api/auth/me']);
});

it.each([
  ['is logged in', () => asMember(unverified), 'Go to your account'],
  ['is not', asVisitor, 'Log in to your account'],
])('tells of a link that works no more; who %s is led to the account', async (_case, as, name) => {
  as();
  serveApi({ [call]: () => refusal(400, 'invalid_link', 'This link doesn’t work any more.') });
  open();
  expect(await screen.findByText(/This link doesn’t work/)).toBeVisible();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/membership/account');
});

it.each(['', '#token='])(
  'tells of the link %p without a token, and calls nothing',
  async (hash) => {
    asVisitor();
    const received = serveApi({});
    open(hash);
    expect(await screen.findByText(/This link doesn’t work/)).toBeVisible();
    expect(received).toEqual([]);
  },
);

it.each([
  ["the server's sentence", () => refusal(503, 'not_ready', 'One moment.'), 'One moment.'],
  ['its own sentence where the server sent none', brokenServer, /couldn’t verify your email/],
  ['its own sentence where no answer came', noAnswer, /couldn’t verify your email/],
])('says %s and tries the same link again', async (_case, refused, message) => {
  asVisitor();
  const answers = [refused];
  const received = serveApi({ [call]: () => (answers.pop() ?? done)() });
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/is verified/)).toBeVisible();
  expect(received.map(({ body }) => body)).toEqual([{ token: 'one-time' }, { token: 'one-time' }]);
});

it('sends the token of a second link that is opened in the same tab', async () => {
  asVisitor();
  const received = serveApi({ [call]: done });
  const { router } = open();
  await screen.findByText(/is verified/);
  await act(() => router.navigate('/auth/verify-email#token=another'));
  await waitFor(() => expect(received).toHaveLength(2));
  expect(received[1]?.body).toEqual({ token: 'another' });
  expect(await screen.findByText(/is verified/)).toBeVisible();
});
