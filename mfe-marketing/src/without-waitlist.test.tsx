import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { withoutWaitlist } from '@cpal/shared/testing/page';
import { asVisitor } from '@cpal/shared/testing/session';
import { screen } from '@testing-library/react';
import pages from './pages';
import remote from './routes';

let restore = () => undefined as void;

beforeEach(() => {
  asVisitor();
  restore = withoutWaitlist();
});
afterEach(() => restore());

it.each([
  ['/', 2],
  ['/about', 1],
])('invites visitors to try CPal on their own blog, on %s', async (at, count) => {
  renderRoutes(remote, at);
  await screen.findByRole('heading', { level: 1 });
  const invitations = screen.getAllByRole('link', { name: 'Try it on your blog' });
  expect(invitations).toHaveLength(count);
  for (const link of invitations) {
    expect(link).toHaveAttribute('href', '/#first-look');
    expect(link).not.toHaveAttribute('target');
  }
});

it('leads to the field for the address of a blog', () => {
  renderRoutes(remote, '/');
  expect(screen.getByLabelText('Have a blog? Try it now')).toHaveAttribute('id', 'first-look');
});

it.each(Object.entries(pages))('speaks of no waitlist on %s', async (at, page) => {
  const { container } = renderRoutes(remote, at);
  await screen.findByRole('heading', { level: 1 });
  expect(container).not.toHaveTextContent(/waitlist/i);
  expect(JSON.stringify(page)).not.toMatch(/waitlist/i);
});
