import { useSession } from '@cpal/shared/session';
import { heldAnswer, serveApi } from '@cpal/shared/testing/api';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { RequireMember } from '../require-member';
import { Chrome } from './chrome';

const handle = { title: 'A screen', access: 'public' as const };

/** A member who logs out while the home page is on its way. */
async function logOut() {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const store = asMember();
  serveApi({ 'POST /api/auth/logout': () => Promise.reject(new TypeError('Failed to fetch')) });
  const home = heldAnswer();
  const billing = { path: '/membership/billing', element: <Chrome>Billing</Chrome> };
  const { user, router } = renderRoutes(
    {
      routes: [
        { path: '/membership', handle, Component: RequireMember, children: [billing] },
        { path: '/', handle, loader: () => home.promise, element: <Chrome>You are home</Chrome> },
      ],
    },
    '/membership/billing',
  );
  const bar = within(await screen.findByRole('navigation', { name: 'Main' }));
  await user.click(bar.getByRole('button', { name: 'Log Out' }));
  const arrive = async () => {
    home.give({});
    await screen.findByText('You are home');
    return router.state.location.pathname;
  };
  return { store, arrive };
}

it('removes the tokens before the home page is there, however long that takes', async () => {
  const { store, arrive } = await logOut();
  expect(store.read()).toBeNull();
  expect(await arrive()).toBe('/');
  await waitFor(() => expect(useSession.getState().status).toBe('anonymous'));
});

it('leads home also where a call of the page before finds no token meanwhile', async () => {
  const { arrive } = await logOut();
  act(() => useSession.setState({ status: 'anonymous' }, true));
  expect(await arrive()).toBe('/');
});
