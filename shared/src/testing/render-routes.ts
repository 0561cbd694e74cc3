import { createElement } from 'react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router-dom';
import type { Page } from '../page';
import type { RemoteModule } from '../remote';

const page: Page = {
  settings: {
    waitlistUrl: 'https://waitlist.example/join',
    contactEmail: 'hello@cpal.example',
    stripePublishableKey: 'pk_test_unit',
    stripeScriptUrl: null,
    products: { basic: 'prod_basic', pro: 'prod_pro' },
  },
  remotes: [],
};

/**
 * Shows a remote alone, as the shell would mount its routes; any other path shows its own name.
 * @returns the router, to read where the visitor is, and a user to act as.
 */
export function renderRoutes({ routes }: RemoteModule, at: InitialEntry) {
  document.getElementById('page')?.remove();
  const element = Object.assign(document.createElement('script'), {
    id: 'page',
    type: 'application/json',
    textContent: JSON.stringify(page),
  });
  document.head.append(element);
  const elsewhere = { path: '*', element: createElement('p', null, 'Another screen') };
  const root = { HydrateFallback: () => null, children: [...routes, elsewhere] };
  const router = createMemoryRouter([root], { initialEntries: [at] });
  const user = userEvent.setup();
  return { router, user, ...render(createElement(RouterProvider, { router })) };
}
