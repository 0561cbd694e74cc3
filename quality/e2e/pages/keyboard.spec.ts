import { expect, visit, withMotion } from '../journey';
import { publicPaths } from '../site/public-paths';
import { test } from '../page/kept-page';
import { expectFocusKept, focused, tabTo } from '../sight/keyboard';

test('the skip link leads past the navigation', async ({ page }) => {
  await visit(page, '/about');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the landing page works by keyboard alone', async ({ page }) => {
  await visit(page, '/');
  await tabTo(page, 'More about Custom Built for Food Blogs');
  const card = page.getByRole('button', { name: 'More about Custom Built for Food Blogs' });
  await page.keyboard.press('Enter');
  await expect(card).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(card).toHaveAttribute('aria-expanded', 'false');

  await tabTo(page, /Smart Insights$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Smart Insights$/ })).toHaveAttribute(
    'aria-current',
    'step',
  );

  await tabTo(page, 'What does CPal do on my blog?');
  await page.keyboard.press('Enter');
  await expect(page.locator('details[open]')).toHaveCount(1);
  await tabTo(page, 'Where do its answers come from?');
  await page.keyboard.press('Space');
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(page.locator('details[open] summary')).toBeFocused();
});

test('a change of page moves the focus to its heading and tells its title', async ({ page }) => {
  await visit(page, '/');
  await tabTo(page, 'Contact Us');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[aria-live=polite]')).toHaveText('Contact Us | CPal');
});

for (const path of publicPaths) {
  test(`every stop of the keyboard on ${path} can be seen`, async ({ page }) => {
    await visit(page, path);
    const stops = new Set<number>();
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        if (element === null || element === document.body) return null;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        const { top, bottom, left, right, width } = element.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, Math.max(1, (top + bottom) / 2)];
        const header = document.querySelector('header');
        const atPoint = document.elementFromPoint(x, y);
        const isCovered = header !== null && !header.contains(element) && header.contains(atPoint);
        return {
          place: [...document.querySelectorAll('*')].indexOf(element),
          name: `${element.tagName} ${element.textContent?.trim() ?? ''}`,
          isSeen: outlineStyle !== 'none' && outlineWidth !== '0px' && width > 0 && !isCovered,
        };
      });
      if (stop === null || stops.has(stop.place)) break;
      stops.add(stop.place);
      expect(stop.isSeen, stop.name).toBe(true);
    }
    expect(stops.size).toBeGreaterThan(8);
  });
}

test.describe('below 1200 px', () => {
  test.use({ ...withMotion, viewport: { width: 400, height: 800 } });

  test('the menu keeps the focus inside, and gives it back', async ({ page }) => {
    await visit(page, '/');
    await tabTo(page, 'Open menu');
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expectFocusKept(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });

  test('the menu closes when the page next to it is pressed', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.mouse.click(10, 400);
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  });
});
