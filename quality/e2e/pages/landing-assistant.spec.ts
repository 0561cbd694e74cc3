import type { Page } from '@playwright/test';
import { expectNoFailures } from '../sight/accessibility';
import { expect, visit } from '../journey';
import { test } from '../page/kept-page';

const ask = (page: Page) => page.getByRole('button', { name: /^Ask about this recipe/ });
const panel = (page: Page) => page.getByRole('dialog', { name: /^Ask/ });

test('a visitor asks the assistant itself, of which nothing is loaded before', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const ofAssistant = () =>
    fetched.filter((path) => /^\/(w|releases\/widget|api\/v1\/assistant)\//.test(path));
  await visit(page, '/');
  await ask(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(ofAssistant()).toEqual([]);
  const before = await ask(page).boundingBox();

  await ask(page).click();
  await expect(panel(page).getByRole('textbox')).toBeFocused();
  await expect(panel(page).getByRole('log')).not.toContainText('Looking at');
  await panel(page).getByRole('textbox').fill('How much flour do I need?');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('log')).toContainText('From this recipe');
  await expectNoFailures(page, 'asked', [1280]);

  await page.keyboard.press('Escape');
  await expect(ask(page)).toHaveCount(1);
  await expect(ask(page)).toBeFocused();
  const after = await ask(page).boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(8);
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page).toHaveURL('/about');
  await expect(panel(page)).toHaveCount(0);
});

test.describe('where the assistant does not come', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('the picture stays, and the page says so', async ({ page }) => {
    await visit(page, '/');
    await page.route('**/w/demo.js*', (route) => route.abort());
    await ask(page).click();
    await expect(page.getByText('The assistant is unavailable.')).toBeVisible();
    await expect(page.getByRole('img', { name: /lemon ricotta pancakes/ })).toBeVisible();
    await page.unroute('**/w/demo.js*');
    await ask(page).click();
    await expect(panel(page)).toBeVisible();
  });
});
