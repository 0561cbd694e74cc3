import { refusal } from '@cpal/shared/testing/answers';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { screen, within } from '@testing-library/react';
import remote from '../../routes';
import { activeKey, serveMembership } from '../../testing/serve-membership';

const open = (...served: Parameters<typeof serveMembership>) => {
  serveMembership(...served);
  renderRoutes(remote, '/membership/license-keys');
};

beforeEach(() => {
  asMember();
});

it('leads a new member on, above the keys', async () => {
  open([activeKey], { 'GET /api/blogs': () => ({ body: { blogs: [] } }) });
  const step = within(await screen.findByRole('region', { name: 'Next: add your blog' }));
  expect(step.getByRole('link', { name: 'Set up the assistant' })).toHaveAttribute(
    'href',
    '/membership/assistant',
  );
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings[0]).toHaveTextContent('Next: add your blog');
});

it('offers the plans once', async () => {
  open([], { 'GET /api/billing/subscription': () => ({ body: {} }) });
  const step = within(await screen.findByRole('region', { name: 'Next: choose a plan' }));
  expect(step.queryByRole('link')).not.toBeInTheDocument();
  expect(await screen.findAllByRole('link', { name: 'View Pricing Plans' })).toHaveLength(1);
});

it('says nothing where it does not know, and shows the keys', async () => {
  open([activeKey], { 'GET /api/blogs': () => refusal(500, 'internal_error', 'Broken') });
  expect(await screen.findByText(activeKey.key)).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Next|^Not everything/ })).not.toBeInTheDocument();
});
