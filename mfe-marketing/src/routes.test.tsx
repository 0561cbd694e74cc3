import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { screen } from '@testing-library/react';
import remote from './routes';

describe('the marketing remote', () => {
  it.each([
    ['/', 'Your recipes, ready to answer every reader'],
    ['/about', 'About Us'],
    ['/contact', 'Contact Us'],
    ['/pricing', 'Pricing'],
    ['/privacy', 'Privacy Policy'],
    ['/disclosure', 'Disclosure'],
    ['/terms', 'Terms of Service'],
  ])('answers %s with the one heading "%s", which can take the focus', async (path, heading) => {
    renderRoutes(remote, path);

    await screen.findByRole('heading', { level: 1 });

    const headings = screen.getAllByRole('heading', { level: 1 });
    expect(headings.map((element) => element.textContent)).toEqual([heading]);
    expect(headings[0]).toHaveAttribute('tabindex', '-1');
  });

  it('opens every route to the public', () => {
    expect(remote.routes.map(({ handle }) => handle.access)).toEqual(Array(7).fill('public'));
  });
});
