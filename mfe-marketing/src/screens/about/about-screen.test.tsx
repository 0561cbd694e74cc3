import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { screen, within } from '@testing-library/react';
import remote from '../../routes';

describe('the about screen', () => {
  it('tells story, mission, vision and values', async () => {
    renderRoutes(remote, '/about');
    await screen.findByRole('heading', { level: 1 });

    for (const name of ['Our story', 'Our mission', 'Our vision', 'Our values']) {
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    }
  });

  it('introduces three people by name and role', async () => {
    renderRoutes(remote, '/about');

    const team = within(await screen.findByRole('region', { name: 'The team' }));

    expect(team.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    for (const role of ['Product and design', 'Engineering', 'Blogger support']) {
      expect(team.getByText(role)).toBeVisible();
    }
  });
});
