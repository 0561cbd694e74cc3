import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { screen } from '@testing-library/react';
import { entries } from '../../lib/entries';
import { paths } from '../../paths';
import remote from '../../routes';

it.each(entries)('leads to $title', async ({ id, title }) => {
  const { user, router } = renderRoutes(remote, paths.list());
  await user.click(await screen.findByRole('link', { name: title }));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(router.state.location.pathname).toBe(paths.entry(id));
});
