import type { Page } from '@playwright/test';
import { buyBasic, expect, newBlogger, signUp, test } from '../journey';

test.describe.configure({ mode: 'serial' });

const cards = (page: Page) => page.getByRole('region', { name: 'Payment Methods' });

test.beforeEach(async ({ page }) => {
  await page.goto('/purchase');
  await signUp(page, newBlogger());
  await expect(page).toHaveURL('/purchase');
});

async function fillCard(page: Page, number: string) {
  const form = page.frameLocator('dialog iframe');
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel('Expiry').fill('12 / 40');
  await form.getByLabel('CVC').fill('123');
}

// A declined card is an answer with the status 402, which the browser reports as an error.
test.use({ expectedErrors: /402/ });

test('adds a card and deletes it again', async ({ page }) => {
  await buyBasic(page);
  await expect(cards(page).getByText('4242')).toBeVisible();
  await expect(cards(page).getByRole('button', { name: /Delete/ })).toHaveCount(0);

  await cards(page).getByRole('button', { name: 'Add Payment Method' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Payment Method' });
  await fillCard(page, '4000 0000 0000 0002');
  await dialog.getByRole('button', { name: 'Add Payment Method' }).click();
  await expect(dialog.getByText('Your card was declined.')).toBeVisible();

  await fillCard(page, '5555 5555 5555 4444');
  await dialog.getByRole('button', { name: 'Add Payment Method' }).click();
  await expect(dialog).toBeHidden();
  await expect(cards(page).getByText('4444')).toBeVisible();

  await cards(page)
    .getByRole('button', { name: /Delete/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(cards(page).getByText('4444')).toBeHidden();
  await expect(cards(page).getByText('4242')).toBeVisible();
});

test('keeps what was typed when the bank declines, and can be cancelled', async ({
  page,
  product,
}) => {
  await page.getByRole('button', { name: 'Subscribe Now' }).first().click();
  await expect(page).toHaveURL(new RegExp(`^${product.sandboxOrigin}`));
  await page.getByLabel('Card number').fill('4000 0000 0000 9995');
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('alert')).toContainText('insufficient funds');
  await expect(page.getByLabel('Card number')).toHaveValue(/9995$/);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/purchase?canceled=true');
  await expect(page.getByText('Your purchase was canceled.')).toBeVisible();
});
