import { expect, type Locator, type Page } from '@playwright/test';
import type { Product } from '../site/product';

/** After a month the plan renews; 15 days later the last of the retried payments has failed. */
export const days = { untilRenewal: 31, untilGivenUp: 16 };

/**
 * Lets time pass at the payment provider. The product gets the webhooks of all that follows, and handles
 * that later, in its worker: the page is loaded again until it shows what is expected.
 */
export async function passDays(
  page: Page,
  { sandboxOrigin }: Product,
  { count, shown }: { count: number; shown: Locator },
) {
  const answer = await page.request.post(`${sandboxOrigin}/_sandbox/advance`, {
    headers: { Authorization: 'Bearer sk_test_sandbox' },
    data: { seconds: count * 86_400 },
  });
  expect(await answer.json()).toMatchObject({ undelivered: [] });
  await expect(async () => {
    await page.reload();
    await expect(shown).toBeVisible({ timeout: 2_000 });
  }).toPass();
}
