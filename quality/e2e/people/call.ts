import type { Page } from '@playwright/test';
import type { BodyOf, Call } from '@cpal/shared/contract/call';

/**
 * Sends a call of the contract past the page, with its origin.
 * @param token a member's access token; without one, as anybody.
 */
export const sendPast = <C extends Call & { readonly access: 'open' | 'either' }>(
  page: Page,
  { method, path }: C,
  ...[body, token]: BodyOf<C> extends undefined ? [] : [body: BodyOf<C>, token?: string]
) => {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  return page.request.fetch(path, { method, data: body, headers });
};
