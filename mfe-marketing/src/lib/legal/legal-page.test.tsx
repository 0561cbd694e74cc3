import { legalVersion } from '@cpal/shared/contract/accounts/legal-version';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { screen, within } from '@testing-library/react';
import remote from '../../routes';

describe('a legal page', () => {
  it.each(['/terms', '/privacy'])('has the version that a sign-up accepts, on %s', async (at) => {
    renderRoutes(remote, at);

    const [changed] = await screen.findAllByText(/^\w+ \d+, \d{4}$/, { selector: 'time' });
    expect(changed).toHaveAttribute('datetime', legalVersion);
  });

  it.each(['/privacy', '/disclosure', '/terms'])(
    'leads from contents to text on %s',
    async (at) => {
      const { container } = renderRoutes(remote, at);

      const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));
      const links = contents.getAllByRole('link');

      expect(links.length).toBeGreaterThanOrEqual(5);
      for (const link of links) {
        const [path, id] = (link.getAttribute('href') ?? '').split('#');
        expect(path).toBe(at);
        expect(container.querySelector(`h2#${id}`)).toHaveTextContent(link.textContent);
      }
    },
  );

  it.each(['/privacy', '/disclosure', '/terms'])(
    'names the company and its address on %s',
    async (at) => {
      renderRoutes(remote, at);

      await screen.findByRole('heading', { level: 1 });

      expect(screen.getByText(/Saltbox Kitchens LLC, 12 Mill Road, Burlington/)).toBeVisible();
    },
  );

  it('names the law that the terms are under', async () => {
    renderRoutes(remote, '/terms');

    expect(await screen.findByText(/under the laws of the State of Vermont, USA/)).toBeVisible();
  });

  it('says when it was last changed and whom to ask', async () => {
    renderRoutes(remote, '/disclosure');

    expect(await screen.findByText('November 22, 2026')).toHaveAttribute('datetime', '2026-11-22');
    expect(screen.getByRole('link', { name: 'hello@cpal.example' })).toBeVisible();
  });
});
