import type { Locator } from '@playwright/test';
import { expect } from '../journey';
import { test } from '../page/kept-page';
import { having, serveMember } from '../people/member-api';

/** Pixels: what a thumb hits (WCAG 2.2, 2.5.5). */
const smallestTarget = 44;

/** Pixels between two labels in a row, so that they are not read as one. */
const smallestGap = 12;

/** The boxes of links and of their texts: pixels. */
const measure = (links: Locator) =>
  links.evaluateAll((all) =>
    all.map((link) => {
      const text = document.createRange();
      text.selectNodeContents(link);
      const [own, label] = [link.getBoundingClientRect(), text.getBoundingClientRect()];
      return { top: own.top, width: own.width, height: own.height, label: label.toJSON() };
    }),
  );

for (const [width, rows] of [
  [320, 2],
  [360, 2],
  [390, 2],
  [639, 2],
  [768, 1],
] as const) {
  test(`the members' navigation is there to read, and for a thumb to hit, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await serveMember(page);
    await page.goto('/membership/billing');
    // By then the links of the page that was sent have given way to the shell's own.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Billing & Subscription');
    const links = page.getByRole('navigation', { name: 'Membership' }).getByRole('link');
    await expect(links).toHaveCount(6);
    const boxes = await measure(links);
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(rows);
    for (const [index, { top, width: ownWidth, height, label }] of boxes.entries()) {
      expect(Math.min(ownWidth, height)).toBeGreaterThanOrEqual(smallestTarget);
      const next = boxes[index + 1];
      const end = next?.top === top ? next.label.left - smallestGap : width;
      expect(label.right).toBeLessThanOrEqual(end);
      expect(label.left).toBeGreaterThanOrEqual(0);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(overflow).toBe(width);
  });
}

test('a greeting of one very long word stays within a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await serveMember(page, having.member({ fullName: 'A'.repeat(120) }));
  await page.goto('/membership');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/A{120}$/);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(overflow).toBe(320);
  for (const box of await page.getByRole('main').getByRole('heading').all()) {
    const { x = 0, width = 320 } = (await box.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(320);
  }
});
