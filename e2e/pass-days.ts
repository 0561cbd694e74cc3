import { expect, type Page } from '@playwright/test';
import type { Product } from './product';

/** After a month the plan renews; 15 days later the last of the retried payments has failed. */
export const days = { untilRenewal: 31, untilGivenUp: 16 };

/** Lets time pass at the payment provider; all that follows from it is told to the product. */
export async function passDays(page: Page, { sandboxOrigin }: Product, count: number) {
  const answer = await page.request.post(`${sandboxOrigin}/_sandbox/advance`, {
    headers: { Authorization: 'Bearer sk_test_sandbox' },
    data: { seconds: count * 86_400 },
  });
  expect(await answer.json()).toMatchObject({ undelivered: [] });
}
