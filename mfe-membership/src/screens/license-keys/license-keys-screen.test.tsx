import { subscriptionRequired } from '@cpal/shared/contract/license-terms';
import { heldAnswer, refusal } from '@cpal/shared/testing/api';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { screen, within } from '@testing-library/react';
import remote from '../../routes';
import {
  activeKey,
  inactiveKey,
  serveMembership,
  subscription,
} from '../../testing/serve-membership';

const open = () => renderRoutes(remote, '/membership/license-keys');
const generate = { name: 'Generate New License Key' };

beforeEach(() => {
  asMember();
});

it('shows each key with its product, its date and its state', async () => {
  const received = serveMembership([activeKey, inactiveKey]);
  open();
  const rows = await screen.findAllByRole('listitem');
  expect(screen.getByRole('heading', { level: 1, name: 'License Keys' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Active Licenses' })).toContainElement(rows[0] ?? null);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^cpal_live_active.*Active.*CPal.*Created .*2025/),
    expect.stringMatching(/^cpal_live_inactive.*Inactive.*CPal.*Created .*2025/),
  ]);
  expect(screen.getAllByText(/2025/)[0]).toHaveAttribute('datetime', '2025-10-09T08:53:20.000Z');
  expect(received).toContainEqual({ call: 'GET /api/licenses', body: undefined, bearer: 'access' });
  expect(received).toContainEqual({
    call: 'GET /api/billing/subscription',
    body: undefined,
    bearer: 'access',
  });
});

it('offers Deactivate for an active key, Reactivate for an inactive one, deletion for both', async () => {
  serveMembership([activeKey, inactiveKey]);
  open();
  const rows = await screen.findAllByRole('listitem');
  const actions = rows.map((row) =>
    within(row)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  );
  expect(actions).toEqual([
    ['Copy key', 'Deactivate', 'Permanently Delete'],
    ['Copy key', 'Reactivate', 'Permanently Delete'],
  ]);
});

it('keeps the place of the list while it loads', async () => {
  const answer = heldAnswer();
  serveMembership([], { 'GET /api/licenses': () => answer.promise });
  open();
  expect(await screen.findByRole('status', { name: 'Loading license keys' })).toBeVisible();
  answer.give({ body: { licenses: [activeKey] } });
  expect(await screen.findByText('cpal_live_active')).toBeVisible();
  expect(screen.queryByRole('status', { name: 'Loading license keys' })).not.toBeInTheDocument();
});

it('says so where there is no key', async () => {
  serveMembership([]);
  open();
  expect(
    await screen.findByText('No license keys found. Generate a new key to get started.'),
  ).toBeVisible();
});

it('generates a key, saying Generating... meanwhile, and shows it', async () => {
  const licenses = [inactiveKey];
  const answer = heldAnswer();
  const received = serveMembership(licenses, { 'POST /api/licenses/user': () => answer.promise });
  const { user } = open();
  await user.click(await screen.findByRole('button', generate));
  expect(screen.getByRole('button', { name: 'Generating...' })).toBeDisabled();
  licenses.unshift(activeKey);
  answer.give({ status: 201, body: { license: activeKey } });
  expect(await screen.findByText('cpal_live_active')).toBeVisible();
  expect(screen.getByText('New license key generated.')).toBeVisible();
  expect(screen.getByRole('button', generate)).toBeEnabled();
  expect(received).toContainEqual({
    call: 'POST /api/licenses/user',
    body: { product_id: 'cpal' },
    bearer: 'access',
  });
});

it.each([
  ["the server's error", refusal(503, 'overloaded', 'Please wait.'), 'Please wait.'],
  ['a sentence of its own', { status: 500, body: {} }, 'Failed to create license key'],
])('says %s where a key cannot be generated', async (_case, answer, message) => {
  serveMembership([], { 'POST /api/licenses/user': () => answer });
  const { user } = open();
  await user.click(await screen.findByRole('button', generate));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('button', generate)).toBeEnabled();
});

it('copies a key and says so', async () => {
  serveMembership([activeKey]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Copy key' }));
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('cpal_live_active');
});

it('says so when the key could not be copied', async () => {
  serveMembership([activeKey]);
  const { user } = open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(await screen.findByRole('button', { name: 'Copy key' }));
  expect(await screen.findByText('Copying failed')).toBeVisible();
});

describe('without a live subscription', () => {
  it.each([
    ['none', { body: {} }],
    ['a 404', refusal(404, 'not_found', 'Not found')],
    ['a canceled one', { body: { ...subscription, status: 'canceled' } }],
    ['an unpaid one', { body: { ...subscription, status: 'unpaid' } }],
  ])('(%s) leads to the plans and generates nothing', async (_case, answer) => {
    serveMembership([], { 'GET /api/billing/subscription': () => answer });
    const { user, router } = open();
    expect(await screen.findByText(subscriptionRequired)).toBeVisible();
    expect(screen.queryByRole('button', generate)).not.toBeInTheDocument();
    expect(screen.queryByText(/No license keys found/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'View Pricing Plans' }));
    expect(router.state.location.pathname).toBe('/pricing');
  });

  it('still lists keys, so that one that got out can be switched off', async () => {
    serveMembership([activeKey], { 'GET /api/billing/subscription': () => ({ body: {} }) });
    open();
    expect(await screen.findByText(subscriptionRequired)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Deactivate' })).toBeVisible();
  });

  it.each(['trialing', 'past_due'])('a %s one counts as live', async (status) => {
    serveMembership([], {
      'GET /api/billing/subscription': () => ({ body: { ...subscription, status } }),
    });
    open();
    expect(await screen.findByRole('button', generate)).toBeEnabled();
  });
});

it('logs a subscription that cannot be loaded and takes it as none', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  serveMembership([], {
    'GET /api/billing/subscription': () => refusal(500, 'internal_error', 'Broken'),
  });
  open();
  expect(await screen.findByText(subscriptionRequired)).toBeVisible();
  expect(warn).toHaveBeenCalledWith('The subscription could not be loaded: internal_error');
});

it('says that the keys cannot be loaded', async () => {
  serveMembership([], { 'GET /api/licenses': () => refusal(500, 'internal_error', 'Broken') });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load license keys. Please try again later.',
  );
  expect(screen.queryByRole('link', { name: 'View Pricing Plans' })).not.toBeInTheDocument();
});

it('leads to the plans where the error is about the subscription', async () => {
  const answer = refusal(403, 'subscription_required', subscriptionRequired);
  serveMembership([], { 'GET /api/licenses': () => answer });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(subscriptionRequired);
  expect(screen.getByRole('link', { name: 'View Pricing Plans' })).toHaveAttribute(
    'href',
    '/pricing',
  );
});

it('ends the session where the token is refused', async () => {
  const store = asMember();
  const expired = refusal(401, 'unauthenticated', 'Please log in');
  serveMembership([], {
    'GET /api/licenses': () => expired,
    'POST /api/auth/refresh': () => expired,
  });
  open();
  await screen.findByRole('alert');
  expect(store.read()).toBeNull();
});
