import { logOut, type TokenPair } from '@cpal/shared/contract/accounts/auth';
import { expect, type Page } from '@playwright/test';
import { sendPast } from '../people/call';

type TokenName = 'access_token' | 'refresh_token';

/**
 * A script that has a document hold these tokens from its first moment. Frames of another origin have
 * a storage of their own, or none.
 */
export const holding = ({ access_token, refresh_token }: TokenPair) => `
  if (window === window.top) {
    localStorage.setItem('access_token', ${JSON.stringify(access_token)});
    localStorage.setItem('refresh_token', ${JSON.stringify(refresh_token)});
  }`;

/** The token that this browser holds under a name. */
export const heldToken = (page: Page, name: TokenName) =>
  page.evaluate((held) => localStorage.getItem(held), name);

/** Replaces the access token by one that the server does not take, as an expired one is not. */
export const spoilAccessToken = (page: Page) =>
  page.evaluate(() => localStorage.setItem('access_token', 'spoilt'));

/** Ends the session on the server alone: this browser's tokens are worth nothing from then on. */
export async function revokeSession(page: Page) {
  const refresh_token = (await heldToken(page, 'refresh_token')) ?? '';
  const answer = await sendPast(page, logOut, { refresh_token });
  expect(answer.status()).toBe(200);
}
