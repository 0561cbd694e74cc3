import type { Locator, Page } from '@playwright/test';
import { expect } from '../journey';
import { test } from '../page/kept-page';
import { serveMember } from '../people/member-api';

/** Presses twice at one place, as a mouse does: the second press lands on whatever is there by then. */
async function pressTwice(page: Page, opener: Locator) {
  const box = await opener.boundingBox();
  if (box === null) throw new Error('the opener is nowhere');
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: 30 });
}

test('a double press on the menu opens it, and leaves it open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  // The first time the shell starts by it, so that only the second shows the script's part.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toHaveAttribute('closedby', 'closerequest');
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await pressTwice(page, page.getByRole('button', { name: 'Open menu' }));
  await page.waitForTimeout(400);
  await expect(menu).toBeVisible();
  await page.mouse.click(10, 400);
  await expect(menu).toBeHidden();
});

test('a double press on what opens a dialog leaves it open, and asks once', async ({ page }) => {
  await serveMember(page, {
    'POST /api/billing/setup-intent': 'pending',
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/setup-intent')) asked.push(request.url());
  });
  for (const width of [360, 1200]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/membership/billing');
    for (const name of ['Add Payment Method', 'Edit']) {
      const opener = page.getByRole('button', { name });
      await expect(opener).toBeEnabled();
      await opener.scrollIntoViewIfNeeded();
      await pressTwice(page, opener);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await page.waitForTimeout(200);
      await expect(dialog).toBeVisible();
      await page.mouse.click(4, 4);
      await expect(dialog).toBeHidden();
    }
  }
  expect(asked).toHaveLength(2);
});
