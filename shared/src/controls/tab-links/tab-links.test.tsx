import { screen, within } from '@testing-library/react';
import { renderRoutes } from '../../testing/render-routes';
import { TabLinks } from './tab-links';

const tabs = (
  <TabLinks
    label="Sections"
    links={[
      { label: 'One', to: '/one', isCurrent: true },
      { label: 'Two', to: '/two', isCurrent: false },
    ]}
  />
);

it('names its links, says which one is shown, and leads to the others', async () => {
  const handle = { title: 'A screen', access: 'public' as const };
  const routes = ['/one', '/two'].map((path) => ({ path, handle, element: tabs }));
  const { user, router } = renderRoutes({ routes }, '/one');
  const nav = within(screen.getByRole('navigation', { name: 'Sections' }));
  expect(nav.getByRole('link', { name: 'One' })).toHaveAttribute('aria-current', 'page');
  expect(nav.getByRole('link', { name: 'Two' })).not.toHaveAttribute('aria-current');
  await user.click(nav.getByRole('link', { name: 'Two' }));
  expect(router.state.location.pathname).toBe('/two');
});

it('brings the current tab to the middle of a line that scrolls', () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function boxOf(
    this: Element,
  ) {
    const at = 400 - (this.parentElement?.scrollLeft ?? 0);
    return this.matches('li') ? new DOMRect(at, 0, 80, 44) : new DOMRect(10, 0, 300, 44);
  });
  const handle = { title: 'A screen', access: 'public' as const };
  renderRoutes({ routes: [{ path: '/one', handle, element: tabs }] }, '/one');
  expect(screen.getByRole('list').scrollLeft).toBe(280);
});
