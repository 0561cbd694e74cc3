import type { Page } from '@playwright/test';
import {
  addCard,
  addCardDialog,
  confirmCard,
  fillCard,
  paymentMethods,
  testCards,
} from '../people/cards';
import { expect, subscriptionCard, test } from '../journey';
import { becomeSubscriber } from '../people/member';
import { generateKey, licenses, validate } from '../people/licenses';
import { days, passDays } from '../people/pass-days';
import type { Product } from '../site/product';

const failure = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Your last payment did not go through.' });
const invoices = (page: Page) => page.getByRole('region', { name: 'Billing History' });

/** A subscriber with a license key, whose card rejects the renewal; answers the key. */
async function failToRenew(page: Page, product: Product): Promise<string> {
  await becomeSubscriber(page);
  const key = await generateKey(page);
  await page.goto('/membership/billing');
  await addCard(page, testCards.refusesCharges);
  await paymentMethods(page)
    .getByRole('button', { name: /0341 the default/ })
    .click();
  await expect(page.getByText(/0341 is now your default card/)).toBeVisible();
  const shown = subscriptionCard(page).getByText('Past due', { exact: true });
  await passDays(page, product, { count: days.untilRenewal, shown });
  return key;
}

// A declined card is an answer with the status 402, which the browser reports as an error.
test.use({ expectedErrors: /402/ });

test('a renewal that failed is paid by the next good card; keys work all the while', async ({
  page,
  product,
}) => {
  const key = await failToRenew(page, product);
  expect(await validate(page, key)).toMatchObject({ valid: true, code: 'VALID' });
  await expect(failure(page)).toContainText('Add another card');
  await expect(invoices(page).getByText('Open', { exact: true })).toBeVisible();
  await expect(subscriptionCard(page).getByRole('button', { name: /Change to/ })).toHaveCount(0);

  await test.step('the overview leads to the billing page', async () => {
    await page.getByRole('navigation', { name: 'Membership' }).getByText('Overview').click();
    await expect(page.getByRole('heading', { name: 'Next: update your card' })).toBeVisible();
    await page.getByRole('link', { name: 'Update payment method' }).click();
    await expect(page).toHaveURL('/membership/billing');
  });

  await test.step('another card that cannot pay is rejected, and the next try is at hand', async () => {
    await failure(page).getByRole('button', { name: 'Add Payment Method' }).click();
    await fillCard(page, testCards.refusesCharges);
    await confirmCard(page);
    await expect(addCardDialog(page).getByRole('alert')).toContainText('declined');
    await fillCard(page, testCards.mastercard);
    await confirmCard(page);
  });

  await expect(page.getByText('Card added, and the open invoice is paid.')).toBeVisible();
  await expect(subscriptionCard(page).getByText('Active', { exact: true })).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
  await expect(invoices(page).getByText('Paid', { exact: true })).toHaveCount(2);
  await expect(
    paymentMethods(page).getByRole('listitem').filter({ hasText: '4444' }),
  ).toContainText('Default');
  expect(await validate(page, key)).toMatchObject({ valid: true, code: 'VALID' });
});

test('a renewal that is never paid ends the subscription, and the keys rest', async ({
  page,
  product,
}) => {
  const key = await failToRenew(page, product);
  const shown = page.getByRole('heading', { name: 'No Active Subscription' });
  await passDays(page, product, { count: days.untilGivenUp, shown });
  await expect(failure(page)).toHaveCount(0);
  expect(await validate(page, key)).toMatchObject({
    valid: false,
    code: 'SUBSCRIPTION_INACTIVE',
    expires_at: null,
  });

  await test.step('the keys are still listed, and a plan is what they need', async () => {
    await page.getByRole('navigation', { name: 'Membership' }).getByText('License Keys').click();
    await expect(licenses(page)).toHaveText(key);
    await expect(page.getByText('You need an active subscription')).toBeVisible();
    await expect(page.getByRole('button', { name: /Generate/ })).toHaveCount(0);
  });

  await test.step('a new plan wakes them', async () => {
    await page.goto('/purchase');
    await page.getByRole('button', { name: 'Subscribe Now' }).first().click();
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(subscriptionCard(page).getByText('Active', { exact: true })).toBeVisible();
    expect(await validate(page, key)).toMatchObject({ valid: true, code: 'VALID' });
  });
});
