import { useSession } from '@cpal/shared/session';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember, asVisitor } from '@cpal/shared/testing/session';
import { testMember } from '@cpal/shared/testing/samples/test-member';
import { act, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import remote from '../../routes';
import { openLogin } from '../../testing/open-auth';
import { serveAuth } from '../../testing/serve-auth';

it('is public, with a title and one heading', async () => {
  await openLogin();
  expect(remote.routes[0]?.handle).toEqual({ title: 'Login or Sign Up', access: 'public' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome to CPal');
});

it('moves a member on to the license keys, without a step back', async () => {
  asMember();
  const { router } = renderRoutes(remote, '/auth');
  expect(await screen.findByText('Another screen')).toBeVisible();
  expect(router.state.location.pathname).toBe('/membership/license-keys');
  expect(router.state.historyAction).toBe('REPLACE');
});

it('moves a member on to the page that was remembered', async () => {
  asMember();
  const from = '/purchase?canceled=true#plans';
  const { router } = renderRoutes(remote, { pathname: '/auth', state: { from } });
  await screen.findByText('Another screen');
  expect(router.createHref(router.state.location)).toBe(from);
});

it('moves on after the login to the remembered page, in place of this one', async () => {
  const from = '/membership/billing?success=true';
  const { logIn, router } = await openLogin(from);
  serveAuth();
  await logIn();
  await screen.findByText('Another screen');
  expect(router.createHref(router.state.location)).toBe(from);
  expect(router.state.historyAction).toBe('REPLACE');
});

it.each([
  undefined,
  null,
  7,
  { pathname: '/purchase' },
  '',
  'purchase',
  '/auth',
  '/auth?from=/auth',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,evil',
])('moves on to the license keys where %p was remembered', async (from) => {
  const { logIn, router } = await openLogin(from);
  serveAuth();
  await logIn();
  await screen.findByText('Another screen');
  expect(router.createHref(router.state.location)).toBe('/membership/license-keys');
});

it('moves on when another tab of the browser logs in', async () => {
  const { router } = await openLogin('/purchase');
  act(() => useSession.setState({ status: 'member', member: testMember }, true));
  await screen.findByText('Another screen');
  expect(router.state.location.pathname).toBe('/purchase');
});

/** A remote whose next screen takes its time. */
function withSlowNextScreen() {
  let arrive: (() => void) | undefined;
  const arrived = new Promise<null>((resolve) => {
    arrive = () => resolve(null);
  });
  const next = {
    path: '/membership/license-keys',
    loader: () => arrived,
    element: createElement('p', null, 'License keys'),
    handle: { title: 'License Keys', access: 'member' as const },
  };
  return { remote: { routes: [...remote.routes, next] }, arrive: () => arrive?.() };
}

it('stays busy after the login until the next screen is there', async () => {
  asVisitor();
  const slow = withSlowNextScreen();
  const { user, router } = renderRoutes(slow.remote, '/auth');
  serveAuth();
  await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'Cinnamon-7{Enter}');
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  slow.arrive();
  expect(await screen.findByText('License keys')).toBeVisible();
});

it('shows a member no form on the way to the next screen', async () => {
  asMember();
  const slow = withSlowNextScreen();
  renderRoutes(slow.remote, '/auth');
  expect(await screen.findByRole('status', { name: 'Loading your account' })).toBeVisible();
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  slow.arrive();
  expect(await screen.findByText('License keys')).toBeVisible();
});

it('looks at a held token before it shows the form', async () => {
  asVisitor();
  useSession.setState({ status: 'unknown', problem: null }, true);
  renderRoutes(remote, '/auth');
  expect(await screen.findByRole('status', { name: 'Loading your account' })).toBeVisible();
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  act(() => useSession.setState({ status: 'anonymous' }, true));
  expect(await screen.findByLabelText('Email')).toBeVisible();
});

it('shows the form where the user of a held token could not be fetched', async () => {
  asMember();
  const problem = { code: 'internal_error', status: 500, message: null, error: null } as const;
  useSession.setState({ status: 'unknown', problem }, true);
  renderRoutes(remote, '/auth');
  expect(await screen.findByLabelText('Email')).toBeVisible();
});

describe('on the way to buy a plan', () => {
  it.each([
    ['/purchase?plan=basic', 'Basic, $20 a month. You pay after this step.'],
    ['/purchase?plan=pro', 'Pro, $40 a month. You pay after this step.'],
  ])('opens with the sign-up for %s and says what it costs', async (from, sentence) => {
    const { router, logIn, user } = await openLogin(from);
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('tab', { name: 'Login' }));
    expect(screen.getByText(sentence)).toBeVisible();
    serveAuth();
    await logIn();
    await screen.findByText('Another screen');
    expect(router.createHref(router.state.location)).toBe(from);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it.each([
    undefined,
    '/purchase',
    '/purchase?plan=gold',
    '/purchase?canceled=true&plan=basic',
    '/membership?plan=basic',
    '//evil.example/purchase?plan=basic',
  ])('opens with the login for %p', async (from) => {
    await openLogin(from);
    expect(screen.queryByText(/You pay after this step/)).not.toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  });
});
