import { subscriptionRequired } from '@cpal/shared/contract/licenses/license-terms';
import { refusal } from '@cpal/shared/testing/answers';
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
      .map((button) => button.getAttribute('aria-label') ?? button.textContent),
  );
  expect(actions).toEqual([
    ['Copy key', 'Add Name', 'Deactivate', 'Permanently Delete', 'Domains'],
    ['Copy key', 'Add Name', 'Reactivate', 'Permanently Delete', 'Domains'],
  ]);
});

it('says so where there is no key', async () => {
  serveMembership([]);
  open();
  expect(
    await screen.findByText('No license keys found. Generate a new key to get started.'),
  ).toBeVisible();
});

describe('a list that cannot be loaded', () => {
  const plans = { name: 'View Pricing Plans' };

  it('leads to the plans by the code, whatever the sentence says', async () => {
    const answer = refusal(403, 'subscription_required', 'Choose a plan first.');
    serveMembership([], { 'GET /api/licenses': () => answer });
    open();
    expect(await screen.findByText('Choose a plan first.')).toBeVisible();
    expect(screen.getByRole('link', plans)).toHaveAttribute('href', '/pricing');
  });

  it('leads nowhere for another code whose sentence mentions a subscription', async () => {
    const answer = refusal(500, 'internal_error', 'The subscription service is away.');
    serveMembership([], { 'GET /api/licenses': () => answer });
    open();
    expect(await screen.findByText(/^Failed to load license keys/)).toBeVisible();
    expect(screen.queryByRole('link', plans)).not.toBeInTheDocument();
  });
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

  it.each(['unpaid', 'paused'])(
    'says at each key that should work that an %s one holds it',
    async (status) => {
      const inGrace = { ...inactiveKey, id: 'lic_3', works_until: 1_795_000_000 };
      serveMembership([activeKey, inGrace, inactiveKey], {
        'GET /api/billing/subscription': () => ({ body: { ...subscription, status } }),
      });
      open();
      const rows = await screen.findAllByRole('listitem');
      expect(rows.map((row) => within(row).queryByText('On hold') !== null)).toEqual([
        true,
        true,
        false,
      ]);
      expect(screen.getAllByText(/^(Active|Inactive)$/)).toHaveLength(3);
      expect(screen.queryByText(/Works until/)).not.toBeInTheDocument();
    },
  );

  it('claims nothing of the keys where the plan could not be loaded', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    serveMembership([activeKey], {
      'GET /api/billing/subscription': () => refusal(500, 'internal_error', 'Broken'),
    });
    open();
    expect(await screen.findByText('Active')).toBeVisible();
    expect(screen.queryByText('On hold')).not.toBeInTheDocument();
  });

  it.each(['trialing', 'past_due'])('a %s one counts as live', async (status) => {
    serveMembership([activeKey], {
      'GET /api/billing/subscription': () => ({ body: { ...subscription, status } }),
    });
    open();
    expect(await screen.findByRole('button', generate)).toBeEnabled();
    expect(screen.queryByText('On hold')).not.toBeInTheDocument();
  });
});
