import type { SubscriptionAnswer } from '@cpal/shared/contract/billing/subscription';
import { refusal } from '@cpal/shared/testing/answers';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { screen, within } from '@testing-library/react';
import remote from '../../routes';
import { serveMembership, subscription } from '../../testing/serve-membership';

const periodEnd = '2025-11-08T11:06:40.000Z';

async function openWith(answer: { status?: number; body: unknown }) {
  serveMembership([], { 'GET /api/billing/subscription': async () => answer });
  const opened = renderRoutes(remote, '/membership');
  return { ...opened, plan: within(await screen.findByRole('region', { name: 'Your plan' })) };
}

const openSubscribed = (changes: Partial<SubscriptionAnswer>) =>
  openWith({ body: { ...subscription, ...changes } });

beforeEach(() => {
  asMember();
});

it('shows the plan, its price, its state and the next billing date', async () => {
  const { plan } = await openSubscribed({});
  expect(await plan.findByText('Pro')).toBeVisible();
  expect(plan.getByText('Active')).toBeVisible();
  expect(plan.getByText('$40.00 per month')).toBeVisible();
  expect(plan.getByRole('term')).toHaveTextContent('Next billing date');
  expect(within(plan.getByRole('definition')).getByRole('time')).toHaveAttribute(
    'datetime',
    periodEnd,
  );
});

it.each([
  ['past_due', 'Past due'],
  ['trialing', 'Trialing'],
])('shows a %s plan with its next billing date', async (status, words) => {
  const { plan } = await openSubscribed({ status });
  expect(await plan.findByText(words)).toBeVisible();
  expect(plan.getByRole('term')).toHaveTextContent('Next billing date');
});

it.each([
  ['at the end of the period', { cancel_at_period_end: true }, periodEnd],
  ['on a day of its own', { cancel_at: 1_765_000_000 }, '2025-12-06T05:46:40.000Z'],
])('says until when a plan runs that ends %s', async (_case, changes, end) => {
  const { plan } = await openSubscribed(changes);
  expect(await plan.findByRole('term')).toHaveTextContent('Runs until');
  expect(within(plan.getByRole('definition')).getByRole('time')).toHaveAttribute('datetime', end);
});

it('promises no billing date for a plan on hold', async () => {
  const { plan } = await openSubscribed({ status: 'unpaid' });
  expect(await plan.findByText('Unpaid')).toBeVisible();
  expect(plan.queryByRole('term')).not.toBeInTheDocument();
});

it.each([
  ['an empty answer', { body: {} }],
  ['a 404', refusal(404, 'not_found', 'Not found')],
])('takes %s as no subscription', async (_case, answer) => {
  const { plan } = await openWith(answer);
  expect(await plan.findByText(/You have no active subscription yet\./)).toBeVisible();
});

it('leads to billing', async () => {
  const { plan, user, router } = await openSubscribed({});
  await user.click(plan.getByRole('link', { name: 'Billing' }));
  expect(router.state.location.pathname).toBe('/membership/billing');
});
