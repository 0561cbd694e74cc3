import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { screen } from '@testing-library/react';
import { paths } from '../../paths';
import remote from '../../routes';

it('shows the entry that the URL names', async () => {
  renderRoutes(remote, paths.entry('second'));
  expect(await screen.findByText(/^What the second entry says/)).toBeVisible();
});

it('says that there is no such entry, and leads to all', async () => {
  const { user, router } = renderRoutes(remote, paths.entry('third'));
  expect(await screen.findByText('There is no such entry.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All Entries' }));
  expect(router.state.location.pathname).toBe(paths.list());
});
