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

const at = (status: string) => ({ ...subscription, status });
const ending = { ...subscription, cancel_at_period_end: true };
const keys = { active: [inactiveKey, activeKey], off: [inactiveKey], none: [] };

const cases = [
  ['no plan', {}, 'none', 'Next: choose a plan', 'View Pricing Plans', '/pricing'],
  ['no plan, but a key', {}, 'active', 'Next: choose a plan', 'View Pricing Plans', '/pricing'],
  [
    'a first payment that failed',
    at('incomplete'),
    'none',
    'Next: finish your payment',
    'View Pricing Plans',
    '/pricing',
  ],
  [
    'a payment past due',
    at('past_due'),
    'active',
    'Next: update your card',
    'Update Payment Method',
    '/membership/billing',
  ],
  [
    'a payment past due and no key',
    at('past_due'),
    'none',
    'Next: update your card',
    'Update Payment Method',
    '/membership/billing',
  ],
  [
    'a plan past due that ends',
    { ...ending, status: 'past_due' },
    'active',
    'Next: update your card',
    'Update Payment Method',
    '/membership/billing',
  ],
  [
    'an unpaid plan',
    at('unpaid'),
    'active',
    'Your plan is on hold',
    'Go to Billing',
    '/membership/billing',
  ],
  [
    'a paused plan',
    at('paused'),
    'active',
    'Your plan is on hold',
    'Go to Billing',
    '/membership/billing',
  ],
  [
    'a plan that ends',
    ending,
    'active',
    'Your plan is ending',
    'Go to Billing',
    '/membership/billing',
  ],
  [
    'a live plan without a key',
    at('active'),
    'none',
    'Next: generate your key',
    'Generate License Key',
    '/membership/license-keys',
  ],
  [
    'a trial without a key',
    at('trialing'),
    'none',
    'Next: generate your key',
    'Generate License Key',
    '/membership/license-keys',
  ],
  [
    'a live plan with keys that are off',
    at('active'),
    'off',
    'Next: activate a key',
    'Go to License Keys',
    '/membership/license-keys',
  ],
  [
    'a live plan and an active key',
    at('active'),
    'active',
    'Your key is ready',
    'Manage License Keys',
    '/membership/license-keys',
  ],
] as const;

async function stepFor(body: unknown, licenses: (typeof keys)[keyof typeof keys]) {
  serveMembership(licenses, { 'GET /api/billing/subscription': async () => ({ body }) });
  renderRoutes(remote, '/membership');
  const [step] = await screen.findAllByRole('region', {
    name: /^(Next: |Your plan is|Your key is)/,
  });
  return within(step ?? document.body);
}

beforeEach(() => {
  asMember();
});

it.each(cases)('for %s', async (_case, body, held, title, label, href) => {
  const step = await stepFor(body, keys[held]);
  expect(step.getByRole('heading', { level: 2 })).toHaveTextContent(title);
  expect(step.getAllByRole('link')).toHaveLength(1);
  expect(step.getByRole('link', { name: label })).toHaveAttribute('href', href);
});

it('says until when a plan runs that ends, and how to go on', async () => {
  const step = await stepFor(ending, keys.active);
  expect(step.getByText(/^It runs until/)).toHaveTextContent(
    /2025\. Would you rather stay\? Resume it on your billing page/,
  );
});

it('tells a member who comes back that the keys are kept', async () => {
  const step = await stepFor({}, keys.active);
  expect(step.getByText(/^Your license keys are kept/)).toBeVisible();
});

it('says what is wrong where a payment is past due', async () => {
  const step = await stepFor(at('past_due'), keys.active);
  expect(step.getByText(/Your last payment did not go through\./)).toBeVisible();
});
