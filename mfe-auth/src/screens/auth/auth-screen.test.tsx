import { useSession } from '@cpal/shared/session';
import { refusal, serveApi } from '@cpal/shared/testing/api';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember, asVisitor } from '@cpal/shared/testing/session';
import { act, screen } from '@testing-library/react';
import remote from '../../routes';

const expired = () => refusal(401, 'unauthenticated', 'Please log in');

it('moves a member on to the licence keys, without a step back', async () => {
  asMember();
  const { router } = renderRoutes(remote, '/auth');
  expect(await screen.findByText('Another screen')).toBeVisible();
  expect(router.state.location.pathname).toBe('/membership/license-keys');
  expect(router.state.historyAction).toBe('REPLACE');
});

it('moves a member on to the page that was remembered', async () => {
  asMember();
  const from = '/purchase?canceled=true';
  const { router } = renderRoutes(remote, { pathname: '/auth', state: { from } });
  await screen.findByText('Another screen');
  expect(router.createHref(router.state.location)).toBe(from);
});

it('looks at a held token before it shows the form', async () => {
  asVisitor();
  useSession.setState({ status: 'unknown', problem: null }, true);
  renderRoutes(remote, '/auth');
  expect(await screen.findByRole('status', { name: 'Looking for your account' })).toBeVisible();
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  act(() => useSession.setState({ status: 'anonymous' }, true));
  expect(await screen.findByLabelText('Email')).toBeVisible();
});

it('shows the form where the user of a held token could not be fetched', async () => {
  asMember();
  const problem = { code: 'internal_error', status: 500, serverMessage: null } as const;
  useSession.setState({ status: 'unknown', problem }, true);
  renderRoutes(remote, '/auth');
  expect(await screen.findByLabelText('Email')).toBeVisible();
});

it('keeps the two forms behind tabs and what was typed in both', async () => {
  asVisitor();
  const { user } = renderRoutes(remote, '/auth');
  await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
  expect(screen.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.getByLabelText(/Company/)).toHaveAttribute('autocomplete', 'organization');
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});

it('says that an error occurred when a fresh token is refused at once', async () => {
  asVisitor();
  serveApi({
    'POST /api/auth/login': () => ({ body: { access_token: 'a', refresh_token: 'r' } }),
    'GET /api/auth/me': expired,
    'POST /api/auth/refresh': expired,
  });
  const { user } = renderRoutes(remote, '/auth');
  await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'Cinnamon-7');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('An error occurred')).toBeVisible();
});
