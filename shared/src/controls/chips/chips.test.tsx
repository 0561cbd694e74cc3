import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from '../../memory-router';
import { RouterProvider } from '../../router';
import { Chips } from './chips';

it('says which filter is chosen, and leads to the others by their addresses', async () => {
  const chips = [
    { label: 'All', to: '/list', isCurrent: true },
    { label: 'Open', to: '/list?show=open', isCurrent: false },
  ];
  const router = createMemoryRouter(
    [{ path: '/list', element: <Chips label="Which ones" chips={chips} /> }],
    { initialEntries: ['/list'] },
  );
  render(<RouterProvider router={router} />);
  const list = within(screen.getByRole('list', { name: 'Which ones' }));
  expect(list.getByRole('link', { current: true })).toHaveTextContent('All');
  await userEvent.click(list.getByRole('link', { name: 'Open' }));
  expect(router.state.location.search).toBe('?show=open');
});
