import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { screen } from '@testing-library/react';
import { paths } from '../../paths';
import remote from '../../routes';
import { blog, serveAssistant } from '../../testing/serve-assistant';

it('shows the blog of the member', async () => {
  asMember();
  serveAssistant([blog]);
  renderRoutes(remote, paths.assistant());
  expect(await screen.findByRole('region', { name: 'Ada Bakes' })).toBeVisible();
});
