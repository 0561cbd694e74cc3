import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { screen } from '@testing-library/react';
import { paths } from '../../paths';
import remote from '../../routes';
import { serveAssistant } from '../../testing/serve-assistant';

it('leads a member without a blog to the first one', async () => {
  asMember();
  serveAssistant([]);
  renderRoutes(remote, paths.insights());
  expect(await screen.findByRole('link', { name: 'Add Your Blog' })).toHaveAttribute(
    'href',
    paths.assistant(),
  );
});
