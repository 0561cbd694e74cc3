import type { Page } from '@playwright/test';
import type { BodyOf, Call } from '@cpal/shared/contract/call';

/** Sends a call of the contract that is open to everybody, past the page, with its origin. */
export const sendPast = <C extends Call & { readonly access: 'open' }>(
  page: Page,
  { method, path }: C,
  body: BodyOf<C>,
) => page.request.fetch(path, { method, data: body });
