import { validateLicense } from '@cpal/shared/contract/licenses/license-validation';
import { paths } from '@cpal/shared/paths';
import { expect, type Page } from '@playwright/test';
import { sendPast } from './call';

/** The license keys that a screen shows. */
export const licenses = (page: Page) => page.getByText(/cpal_live_\w+/);

/** Opens the license keys, makes a key and answers it. */
export async function generateKey(page: Page): Promise<string> {
  await page.goto(paths.licenseKeys());
  await page.getByRole('button', { name: 'Generate New License Key' }).click();
  await expect(licenses(page)).toHaveCount(1);
  return licenses(page).innerText();
}

/** Allows the first key on the page on a domain, whose list is open. */
export async function allowDomain(page: Page, domain: string) {
  await page.getByLabel('Domain', { exact: true }).fill(domain);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/ is allowed\.$/)).toBeVisible();
}

/** What a blog is answered that asks with this key. */
export async function validate(page: Page, key: string, domain = 'ada.example') {
  const answer = await sendPast(page, validateLicense, { key, domain });
  expect(answer.status()).toBe(200);
  return answer.json();
}
