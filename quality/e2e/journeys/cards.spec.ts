import {
  addCard,
  addCardDialog,
  confirmCard,
  fillCard,
  paymentMethods,
  testCards,
} from '../people/cards';
import { expect, test } from '../journey';
import { becomeMember, becomeSubscriber } from '../people/member';

// A declined card is an answer with the status 402, which the browser reports as an error.
test.use({ expectedErrors: /402/ });

const declines = [
  ['was declined', testCards.declined, 'Your card was declined.'],
  ['has no funds', testCards.insufficientFunds, 'Your card has insufficient funds.'],
] as const;

test('adds a card after others were rejected, and deletes it again', async ({ page }) => {
  await becomeSubscriber(page);
  const cards = paymentMethods(page);
  await expect(cards.getByText('4242')).toBeVisible();
  await expect(cards.getByRole('button', { name: /Delete/ })).toHaveCount(0);

  await cards.getByRole('button', { name: 'Add Payment Method' }).click();
  const dialog = addCardDialog(page);
  for (const [, number, sentence] of declines) {
    await fillCard(page, number);
    await confirmCard(page);
    await expect(dialog.getByText(sentence)).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(cards.getByRole('listitem')).toHaveCount(1);

  await addCard(page, testCards.mastercard);
  await expect(cards.getByText('4444')).toBeVisible();
  await cards.getByRole('button', { name: /Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(cards.getByText('4444')).toBeHidden();
  await expect(cards.getByText('4242')).toBeVisible();
});

for (const [failure, number, sentence] of declines) {
  test(`a card that ${failure} buys nothing, and the checkout keeps what was typed`, async ({
    page,
    product,
  }) => {
    await becomeMember(page, '/purchase');
    await page.getByRole('button', { name: 'Subscribe Now' }).first().click();
    await expect(page).toHaveURL(new RegExp(`^${product.sandboxOrigin}`));
    await page.getByLabel('Card number').fill(number);
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(page.getByLabel('Card number')).toHaveValue(number);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/purchase?canceled=true');
    await expect(page.getByText('Your purchase was canceled.')).toBeVisible();
    await page.goto('/membership/billing');
    await expect(page.getByRole('heading', { name: 'No Active Subscription' })).toBeVisible();
  });
}
