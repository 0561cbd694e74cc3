import type { Page } from '@playwright/test';
import { addCardDialog, confirmCard, fillCard, testCards } from '../people/cards';
import { buyBasic, expect, subscriptionCard, test } from '../journey';
import { becomeMember } from '../people/member';
import { days, passDays } from '../people/pass-days';
import type { Product } from '../site/product';

const cards = (page: Page) => page.getByRole('region', { name: 'Payment Methods' });
const question = (page: Page) => page.frameLocator('iframe[title="Bank authentication"]');

test.beforeEach(async ({ page }) => {
  await becomeMember(page, '/purchase');
});

// A declined card is an answer with the status 402, which the browser reports as an error.
test.use({ expectedErrors: /402/ });

/** Sends the card form with a card whose bank asks. */
async function addAskingCard(page: Page) {
  const form = page.frameLocator('dialog iframe');
  await form.getByLabel('Card number').fill('4000 0025 0000 3155');
  await form.getByLabel('Expiry').fill('12 / 40');
  await form.getByLabel('CVC').fill('123');
  await page
    .getByRole('dialog', { name: 'Add Payment Method' })
    .getByRole('button', { name: 'Add Payment Method' })
    .click();
}

test('asks in the page before a card is added, by keyboard as well', async ({ page }) => {
  await buyBasic(page);
  await cards(page).getByRole('button', { name: 'Add Payment Method' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Payment Method' });

  await addAskingCard(page);
  await expect(question(page).getByRole('dialog')).toBeVisible();
  await expect(
    question(page).getByRole('button', { name: 'Complete authentication' }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('alert')).toContainText('unable to authenticate');

  await addAskingCard(page);
  await question(page).getByRole('button', { name: 'Complete authentication' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(cards(page).getByText('3155')).toBeVisible();
});

test('asks at the checkout', async ({ page, product }) => {
  await page.getByRole('button', { name: 'Subscribe Now' }).first().click();
  await expect(page).toHaveURL(new RegExp(`^${product.sandboxOrigin}`));
  await page.getByLabel('Card number').fill('4000 0000 0000 3220');
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(page.getByRole('alert')).toContainText('unable to authenticate');
  await page.getByLabel('Card number').fill('4000 0000 0000 3220');
  await page.getByLabel('Expiry').fill('12 / 40');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await page.waitForURL('**/membership/billing');
  await expect(cards(page).getByText('3220')).toBeVisible();
});

const banner = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Your last payment did not go through.' });

const answerBank = (page: Page, answer: 'Complete' | 'Fail' = 'Complete') =>
  question(page)
    .getByRole('button', { name: `${answer} authentication` })
    .click();

/** A subscriber whose renewal failed, since nobody was there to answer the bank of the card. */
async function failToRenew(page: Page, product: Product) {
  await buyBasic(page);
  await cards(page).getByRole('button', { name: 'Add Payment Method' }).click();
  await fillCard(page, testCards.alwaysAsks);
  await confirmCard(page);
  await answerBank(page);
  await cards(page)
    .getByRole('button', { name: /3184 the default/ })
    .click();
  await expect(page.getByText(/3184 is now your default card/)).toBeVisible();
  const shown = subscriptionCard(page).getByText('Past due', { exact: true });
  await passDays(page, product, { count: days.untilRenewal, shown });
}

test('asks on Billing where a renewal failed for want of an answer', async ({ page, product }) => {
  await failToRenew(page, product);
  const confirm = banner(page).getByRole('button', { name: 'Confirm Payment' });

  await test.step('a no, or a closed question, leaves the way to confirm once more', async () => {
    await expect(banner(page)).toContainText('The bank of your Visa •••• 3184 wants you to');
    await confirm.click();
    await answerBank(page, 'Fail');
    await expect(banner(page).getByRole('alert')).toContainText('unable to authenticate');
    await confirm.click();
    await expect(question(page).getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(banner(page).getByRole('alert')).toContainText('unable to authenticate');
    await page.reload();
    await expect(confirm).toBeVisible();
  });

  await test.step('another such card is asked about as it is added and as it pays', async () => {
    await banner(page).getByRole('button', { name: 'Add Payment Method' }).click();
    await fillCard(page, testCards.alwaysAsks);
    await confirmCard(page);
    const added = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/billing/payment-methods') && answer.status() === 402,
    );
    await answerBank(page);
    await added;
    await answerBank(page, 'Fail');
    await expect(addCardDialog(page).getByRole('alert')).toContainText('unable to authenticate');
    await addCardDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(cards(page).getByText('3184')).toHaveCount(2);
  });

  await test.step('a yes pays the invoice, and the card is the default', async () => {
    await confirm.click();
    await answerBank(page);
    await expect(page.getByText('Payment confirmed, and the open invoice is paid.')).toBeVisible();
    await expect(subscriptionCard(page).getByText('Active', { exact: true })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await expect(
      cards(page).getByRole('listitem').filter({ hasText: '3184' }).filter({ hasText: 'Default' }),
    ).toHaveCount(1);
  });
});

test('asks on the page of the open invoice as well', async ({ page, product }) => {
  await failToRenew(page, product);

  await test.step('the invoice is paid in a tab of its own', async () => {
    const opened = page.waitForEvent('popup');
    await banner(page).getByRole('link', { name: 'Pay Open Invoice' }).click();
    const invoice = await opened;
    await invoice.getByRole('button', { name: /^Pay with Visa .* 3184$/ }).click();
    await invoice.getByRole('button', { name: 'Complete authentication' }).click();
    await expect(invoice.getByText('Paid', { exact: true })).toBeVisible();
    await invoice.close();
  });

  await test.step('the screen shows it to who comes back', async () => {
    // Under test each tab takes itself for the one in front, so the browser does not tell of this.
    // More than once, as the product may not have handled the payment yet.
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(page.getByText('The open invoice is paid.')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(subscriptionCard(page).getByText('Active', { exact: true })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });
});
