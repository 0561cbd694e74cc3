import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { render, screen, within } from '@testing-library/react';
import remote from '../../routes';
import { Team } from './team';
import { team } from './team-members';

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

    const shown = within(await screen.findByRole('region', { name: 'The team' }));

    expect(shown.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    for (const role of ['Product and design', 'Engineering', 'Blogger support']) {
      expect(shown.getByText(role)).toBeVisible();
    }
  });

  it.each([
    ['says of sample people that they are made up', true],
    ['shows real people as they are', false],
  ])('%s', (_, isSample) => {
    render(<Team isSample={isSample} members={team.members} />);
    const shown = within(screen.getByRole('region', { name: 'The team' }));

    expect(shown.queryAllByText(/are made up/)).toHaveLength(isSample ? 1 : 0);
    expect(shown.getAllByRole('heading', { level: 3 })).toHaveLength(team.members.length);
  });
});
