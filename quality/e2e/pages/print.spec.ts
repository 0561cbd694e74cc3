import type { Locator } from '@playwright/test';
import { expect, test, visit } from '../journey';

const isWhole = (element: Locator) =>
  element.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);

test('a printed page has its content without the chrome: open answers, all steps', async ({
  page,
}) => {
  await visit(page, '/');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const landmark of ['banner', 'contentinfo'] as const)
    await expect(page.getByRole(landmark)).toBeHidden();
  const answers = page.locator('details > :not(summary)');
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
  expect(await answers.count()).toBe(8);
  expect(await isWhole(page.getByRole('list', { name: 'The four steps' }))).toBe(true);
  const details = page.getByRole('article', { name: 'Boost Revenue' }).getByRole('listitem');
  for (const detail of await details.all()) await expect(detail).toBeVisible();
  // On white paper, in the scheme for it.
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(ink).toBe('rgb(42, 29, 23)');
});
