import { expect } from '../journey';
import { test } from '../kept-page';
import { having, serveMember } from '../member-api';

/** Pixels: what a thumb hits (WCAG 2.2, 2.5.5). */
const smallestTarget = 44;

for (const width of [320, 360, 390, 768]) {
  test(`the members' navigation is one row that a thumb can hit, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await serveMember(page);
    await page.goto('/membership/billing');
    // By then the links of the page that was sent have given way to the shell's own.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Billing & Subscription');
    const links = page.getByRole('navigation', { name: 'Membership' }).getByRole('link');
    await expect(links).toHaveCount(6);
    const boxes = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().toJSON()),
    );
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    for (const { left, right, width: ownWidth, height } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(Math.min(ownWidth, height)).toBeGreaterThanOrEqual(smallestTarget);
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
