import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { screen, within } from '@testing-library/react';
import { Chips } from './chips';

it('says which filter is chosen, and leads to the others by their addresses', async () => {
  const chips = [
    { label: 'All', to: '/list', isCurrent: true },
    { label: 'Open', to: '/list?show=open', isCurrent: false },
  ];
  const element = <Chips label="Which ones" chips={chips} />;
  const handle = { title: 'List', access: 'member' } as const;
  const { router, user } = renderRoutes({ routes: [{ path: '/list', element, handle }] }, '/list');
  const list = within(screen.getByRole('list', { name: 'Which ones' }));
  expect(list.getByRole('link', { current: true })).toHaveTextContent('All');
  await user.click(list.getByRole('link', { name: 'Open' }));
  expect(router.state.location.search).toBe('?show=open');
});
