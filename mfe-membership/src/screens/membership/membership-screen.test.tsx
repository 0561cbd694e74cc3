import { useSession } from '@cpal/shared/session';
import { refusal } from '@cpal/shared/testing/api';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { screen } from '@testing-library/react';
import remote from '../../routes';
import { activeKey, inactiveKey, serveMembership } from '../../testing/serve-membership';

const open = () => renderRoutes(remote, '/membership');
const heading = (name: string) => screen.findByRole('heading', { name });

beforeEach(() => {
  asMember();
});

it('greets the member and shows the plan and the active key', async () => {
  serveMembership([inactiveKey, activeKey]);
  const { router, user } = open();
  expect(await heading('You are all set')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Ada Baker' })).toBeVisible();
  expect(screen.getByText('Pro')).toBeVisible();
  expect(screen.getByText('active')).toBeVisible();
  expect(screen.getByText(/Paid until/)).toHaveTextContent(/2025/);
  expect(screen.getByText('cpal_live_active')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Manage License Keys' }));
  expect(router.state.location.pathname).toBe('/membership/license-keys');
});

it('greets without a name while the user is on the way', async () => {
  serveMembership([]);
  useSession.setState({ status: 'unknown', problem: null }, true);
  open();
  expect(await heading('Welcome')).toBeVisible();
});

it('leads a member without a plan to the plans', async () => {
  serveMembership([], { 'GET /api/billing/subscription': () => ({ body: {} }) });
  open();
  expect(await heading('Next: choose a plan')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Pricing Plans' })).toHaveAttribute(
    'href',
    '/pricing',
  );
});

it('leads a subscriber without an active key to the keys', async () => {
  serveMembership([inactiveKey]);
  open();
  expect(await heading('Next: generate your license key')).toBeVisible();
  expect(screen.getByText('No key is active.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Billing & Subscription' })).toHaveAttribute(
    'href',
    '/membership/billing',
  );
});

it('says that the keys cannot be loaded and shows the plan all the same', async () => {
  serveMembership([], { 'GET /api/licenses': () => refusal(500, 'internal_error', 'Broken') });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load license keys.');
  expect(screen.getByText('Pro')).toBeVisible();
});
