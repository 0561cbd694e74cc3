import { sendPast } from '@cpal/e2e/call';
import { generateKey } from '@cpal/e2e/licenses';
import { becomeSubscriber } from '@cpal/e2e/member';
import { logIn, type TokenPair } from '@cpal/shared/contract/accounts/auth';
import type { Browser } from '@playwright/test';

/**
 * Makes a member of a product, who has the Basic plan and a key.
 * @returns what logs them in, since a comparison outlasts a token.
 */
export async function newSubscriber(browser: Browser, baseURL: string) {
  const page = await browser.newPage({ baseURL });
  const blogger = await becomeSubscriber(page);
  await generateKey(page);
  return async (): Promise<TokenPair> => (await sendPast(page, logIn, blogger)).json();
}
