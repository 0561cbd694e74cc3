import { expectNoFailures } from '../sight/accessibility';
import { expect, visit } from '../journey';
import { publicPaths } from '../site/public-paths';
import { test } from '../page/kept-page';

test.use({ viewport: { width: 320, height: 900 } });

for (const path of publicPaths) {
  test(`${path} is accessible`, async ({ page }) => {
    await visit(page, path);
    await expectNoFailures(page, path);
  });
}

test('the landing page is accessible with a question, a card and the video open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await visit(page, '/');
  await page.locator('summary', { hasText: 'What does it cost?' }).click();
  await page.getByRole('button', { name: /More about Boost Revenue/ }).click();
  await page.getByRole('link', { name: /Play the demo video/ }).click();
  await expect(page.locator('video')).toBeVisible();
  await expectNoFailures(page, 'opened');
});

test('the menu is accessible', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  // Wider than 1200 px there is none.
  await expectNoFailures(page, 'menu', [320, 768]);
});

test.describe('an unknown path', () => {
  test.use({ expectedErrors: /404/ });

  test('is accessible', async ({ page }) => {
    await visit(page, '/nothing');
    await expectNoFailures(page, 'not found');
  });
});

test('the contact form is accessible once a message is on its way', async ({ page }) => {
  await visit(page, '/contact');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Message').fill('Hello');
  // Nothing on this machine opens mail: the link must not leave the page.
  await page.evaluate(() => {
    window.addEventListener('beforeunload', (event) => event.preventDefault());
  });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('status')).toBeVisible();
  await expectNoFailures(page, 'sent');
});
