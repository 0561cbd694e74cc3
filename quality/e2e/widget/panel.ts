import { expect, type Locator, type Page } from '@playwright/test';

/** The widget's parts, as a reader finds them. */
export const button = (page: Page) =>
  page.locator('cpal-assistant').getByRole('button', { name: /^Ask about this recipe/ });
/** The further ways in: beside the link down to the recipe, then under the ingredients. */
export const quietWays = (page: Page) =>
  page.locator('cpal-ask').getByRole('button', { name: 'Ask about this recipe' });
export const panel = (page: Page) => page.getByRole('dialog', { name: /^Ask Mia’s Kitchen/ });
export const log = (page: Page) => panel(page).getByRole('log', { name: 'Conversation' });
export const question = (page: Page) =>
  panel(page).getByRole('textbox', { name: /^Your question/ });
export const helpful = (page: Page) =>
  panel(page).getByRole('button', { name: 'Helpful', exact: true });

export async function openPanel(page: Page, origin: string) {
  await page.goto(origin);
  await button(page).click();
  await expect(log(page)).toContainText('Hello!');
}

export async function ask(page: Page, text: string) {
  await question(page).fill(text);
  await question(page).press('Enter');
}

export const getTop = (one: Locator) =>
  one.evaluate((element) => element.getBoundingClientRect().top);
