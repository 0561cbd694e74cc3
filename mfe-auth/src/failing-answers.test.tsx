import type { Answer } from '@cpal/shared/testing/api';
import { type FailingCall, failuresOf } from '@cpal/shared/testing/failures';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asVisitor } from '@cpal/shared/testing/session';
import { screen } from '@testing-library/react';
import remote from './routes';
import { openLogin, openSignUp } from './testing/open-auth';
import { serveAuth } from './testing/serve-auth';

interface FormCall extends FailingCall {
  title: string;
  /** Brings the form to the call. */
  send: (answers: Record<string, () => Answer>) => Promise<Opened>;
}

type Opened = Pick<Awaited<ReturnType<typeof openLogin>>, 'router' | 'store'>;

const openLink = (pathname: string) => {
  const store = asVisitor();
  return { ...renderRoutes(remote, { pathname, hash: '#token=one-time' }), store };
};

const calls: FormCall[] = [
  {
    title: 'a login',
    call: 'POST /api/auth/login',
    shows: 'message',
    fallback: 'Login failed',
    send: async (answers) => {
      const { logIn, ...opened } = await openLogin();
      serveAuth(answers);
      await logIn();
      return opened;
    },
  },
  {
    title: 'a sign-up',
    call: 'POST /api/users/sign-up',
    shows: 'message',
    fallback: 'Failed to create account',
    send: signUp,
  },
  {
    title: 'the login after a sign-up',
    call: 'POST /api/auth/login',
    fallback: 'Account created but login failed',
    send: signUp,
  },
  {
    title: 'a link to choose a new password',
    call: 'POST /api/auth/password-reset',
    shows: 'message',
    fallback: 'We couldn’t send the link. Please try again.',
    send: async (answers) => {
      const { user, ...opened } = openLink('/auth/forgot-password');
      serveAuth(answers);
      await user.type(await screen.findByLabelText('Email'), 'ada@example.com{Enter}');
      return opened;
    },
  },
  {
    title: 'a new password',
    call: 'PUT /api/auth/password-reset',
    shows: 'message',
    fallback: 'We couldn’t change your password. Please try again.',
    send: async (answers) => {
      const { user, ...opened } = openLink('/auth/reset-password');
      serveAuth(answers);
      await user.type(await screen.findByLabelText('New password'), 'Rosemary&7');
      await user.type(screen.getByLabelText('Confirm new password'), 'Rosemary&7{Enter}');
      return opened;
    },
  },
  {
    title: 'a verification',
    call: 'POST /api/auth/verify-email',
    shows: 'message',
    fallback: 'We couldn’t verify your email address. Please try again.',
    send: async (answers) => {
      serveAuth(answers);
      return openLink('/auth/verify-email');
    },
  },
];

async function signUp(answers: Record<string, () => Answer>) {
  const opened = await openSignUp();
  serveAuth(answers);
  await opened.signUp();
  return opened;
}

describe.each(calls)('$title', ({ send, ...failing }) => {
  it.each(failuresOf(failing))('says “$sentence” where it is $name', async (failure) => {
    const { router, store } = await send({ [failing.call]: () => failure.answer });
    expect((await screen.findByRole('alert')).textContent).toBe(failure.sentence);
    expect(store.read()).toBeNull();
    expect(router.state.location.pathname).toMatch(/^\/auth/);
  });
});
