import { expect, type Locator, type Page } from '@playwright/test';

/** The payment provider's test cards, by what they do. */
export const testCards = {
  mastercard: '5555 5555 5555 4444',
  declined: '4000 0000 0000 0002',
  insufficientFunds: '4000 0000 0000 9995',
  /** Is saved without complaint, and then rejects every charge. */
  refusesCharges: '4000 0000 0000 0341',
  /** Its bank asks at every payment, also once it was set up with an answer. */
  alwaysAsks: '4000 0027 6000 3184',
} as const;

export const paymentMethods = (page: Page) => page.getByRole('region', { name: 'Payment Methods' });

export const addCardDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Add Payment Method' });

/** The provider's fields, which stand in a frame of their own. */
export const cardFrame = (page: Page) => page.frameLocator('dialog iframe');

/** Types a card into the dialog that is open. */
export async function fillCard(page: Page, number: string) {
  const form = cardFrame(page);
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel('Expiry').fill('12 / 40');
  await form.getByLabel('CVC').fill('123');
}

/** Confirms the card that was typed into the dialog. */
export const confirmCard = (page: Page) =>
  addCardDialog(page).getByRole('button', { name: 'Add Payment Method' }).click();

/** Adds a card on the billing screen, by the button in `place`. */
export async function addCard(page: Page, number: string, place: Locator = paymentMethods(page)) {
  await place.getByRole('button', { name: 'Add Payment Method' }).click();
  await fillCard(page, number);
  await confirmCard(page);
  await expect(addCardDialog(page)).toBeHidden();
}
