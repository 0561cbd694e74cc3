import { createElement } from 'react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from '@cpal/shared/router';
import { createMemoryRouter, type InitialEntry } from '../memory-router';
import type { RemoteModule } from '../remote';
import { putPage } from './page';

/**
 * Shows a remote alone, as the shell would mount its routes; any other path shows its own name.
 * @returns the router, to read where the visitor is, and a user to act as.
 */
export function renderRoutes({ routes }: RemoteModule, at: InitialEntry) {
  putPage();
  const elsewhere = { path: '*', element: createElement('p', null, 'Another screen') };
  const root = { HydrateFallback: () => null, children: [...routes, elsewhere] };
  const router = createMemoryRouter([root], { initialEntries: [at] });
  const user = userEvent.setup();
  return { router, user, ...render(createElement(RouterProvider, { router })) };
}
