import type { Blog } from '@cpal/shared/contract/blogs/blog';
import type { WeekOfReaders } from '@cpal/shared/contract/insights/overview';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { testWeek } from '@cpal/shared/testing/samples/test-week';
import { screen, within } from '@testing-library/react';
import remote from '../../routes';
import {
  activeKey,
  inactiveKey,
  liveBlog,
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
    'Update payment method',
    '/membership/billing',
  ],
  [
    'a payment past due and no key',
    at('past_due'),
    'none',
    'Next: update your card',
    'Update payment method',
    '/membership/billing',
  ],
  [
    'a plan past due that ends',
    { ...ending, status: 'past_due' },
    'active',
    'Next: update your card',
    'Update payment method',
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
    'a live plan without a key, on a blog that asks',
    at('active'),
    'none',
    'Your readers this week',
    'See what readers ask',
    `/membership/insights?blog=${liveBlog.id}`,
  ],
  [
    'a trial, on a blog that asks',
    at('trialing'),
    'none',
    'Your readers this week',
    'See what readers ask',
    `/membership/insights?blog=${liveBlog.id}`,
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
    'Your readers this week',
    'See what readers ask',
    `/membership/insights?blog=${liveBlog.id}`,
  ],
] as const;

async function stepFor(
  body: unknown,
  licenses: (typeof keys)[keyof typeof keys],
  blogs: Blog[] = [liveBlog],
  weeks: WeekOfReaders[] = [testWeek],
) {
  serveMembership(licenses, {
    'GET /api/billing/subscription': async () => ({ body }),
    'GET /api/blogs': () => ({ body: { blogs } }),
    'GET /api/overview': () => ({ body: { weeks } }),
  });
  renderRoutes(remote, '/membership');
  const [step] = await screen.findAllByRole('region', {
    name: /^(Next: |Your plan is|Your readers)/,
  });
  return within(step ?? document.body);
}

beforeEach(() => {
  asMember();
});

it.each(cases)('for %s', async (_case, body, held, title, label, href) => {
  const step = await stepFor(body, keys[held]);
  expect(step.getByRole('heading', { level: 2 })).toHaveTextContent(title);
  expect(step.getByRole('link', { name: label })).toHaveAttribute('href', href);
});

const verified: Blog = { ...liveBlog, seen_live_at: null };

it.each([
  ['no blog', [], 'Next: add your blog', 'Set up the assistant'],
  [
    'a blog without its line',
    [{ ...verified, status: 'unverified' as const }],
    'Next: put it on your blog',
    'Continue setup',
  ],
  ['a blog that nobody asked yet', [verified], 'Next: ask your first question', 'Continue setup'],
])('leads on to the assistant for %s', async (_case, blogs, title, label) => {
  const step = await stepFor(at('active'), keys.none, blogs, []);
  expect(step.getByRole('heading', { level: 2 })).toHaveTextContent(title);
  expect(step.getByRole('link', { name: label })).toHaveAttribute('href', '/membership/assistant');
});

it('shows a new member each step with its state, and no readers', async () => {
  const step = await stepFor(at('active'), keys.none, [{ ...verified, status: 'unverified' }], []);
  const rail = within(step.getByRole('list', { name: 'Setup' }));
  const items = rail.getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent?.replace(/^\d/, ''))).toEqual([
    'Choose a plan, Done',
    'Add your blog, Done',
    'Put it on your blog, Next',
    'Live for your readers, To do',
  ]);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'step',
    null,
  ]);
  expect(screen.queryByRole('region', { name: 'Your readers this week' })).not.toBeInTheDocument();
});

it('keeps the readers in sight where a plan needs something', async () => {
  const step = await stepFor(at('past_due'), keys.active);
  expect(step.getByRole('heading')).toHaveTextContent('Next: update your card');
  expect(screen.getByRole('region', { name: 'Your readers this week' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Setup' })).not.toBeInTheDocument();
});

it('says until when a plan runs that ends, and how to go on', async () => {
  const step = await stepFor(ending, keys.active);
  expect(step.getByText(/^It runs until/).parentElement).toHaveTextContent(
    /2025\. Changed your mind\? Resume your plan on the billing page/,
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
