import { useSession } from '@cpal/shared/session';
import { heldAnswer, serveApi } from '@cpal/shared/testing/api';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { screen, waitFor, within } from '@testing-library/react';
import { Chrome } from './chrome';

const handle = { title: 'A screen', access: 'public' as const };

it('removes the tokens before the home page is there, however long that takes', async () => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const store = asMember();
  serveApi({ 'POST /api/auth/logout': () => Promise.reject(new TypeError('Failed to fetch')) });
  const home = heldAnswer();
  const { user, router } = renderRoutes(
    {
      routes: [
        { path: '/membership/billing', handle, element: <Chrome>Billing</Chrome> },
        { path: '/', handle, loader: () => home.promise, element: <Chrome>You are home</Chrome> },
      ],
    },
    '/membership/billing',
  );
  const bar = within(await screen.findByRole('navigation', { name: 'Main' }));
  await user.click(bar.getByRole('button', { name: 'Log Out' }));
  expect(store.read()).toBeNull();
  home.give({});
  expect(await screen.findByText('You are home')).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  await waitFor(() => expect(useSession.getState().status).toBe('anonymous'));
});
