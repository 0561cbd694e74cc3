import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from './memory-router';
import { Link, RouterProvider, useLocation } from './router';

function Here() {
  const { pathname, hash, state } = useLocation();
  return <p>{JSON.stringify([pathname, hash, state])}</p>;
}

function show(link: React.ReactNode) {
  const element = (
    <>
      {link}
      <Here />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/from'] });
  render(<RouterProvider router={router} />);
  return router;
}

it('leads there without a new document, with its state', async () => {
  show(
    <Link to="/there#part" state={{ asked: true }}>
      There
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'There' });
  expect(link).toHaveAttribute('href', '/there#part');
  expect(fireEvent.click(link)).toBe(false);
  expect(await screen.findByText('["/there","#part",{"asked":true}]')).toBeVisible();
});

it('leaves to the browser what asks for another tab, and stays where its click is refused', () => {
  const router = show(
    <>
      <Link to="/there" target="_blank">
        New
      </Link>
      <Link to="/there" onClick={(event) => event.preventDefault()}>
        Refused
      </Link>
    </>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'New' }));
  fireEvent.click(screen.getByRole('link', { name: 'Refused' }), { ctrlKey: false });
  fireEvent.click(screen.getByRole('link', { name: 'Refused' }), { ctrlKey: true });
  expect(router.state.location.pathname).toBe('/from');
});
