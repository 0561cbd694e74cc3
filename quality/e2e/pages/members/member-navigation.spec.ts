import type { Locator } from '@playwright/test';
import { expect } from '../../journey';
import { test } from '../../page/kept-page';
import { having, serveMember } from '../../people/member-api';

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

/** As many in one row as there is room for: a phone's bar has the daily ones, and More. */
const rows = [
  { width: 320, labels: ['Overview', 'Assistant', 'Insights', 'More'] },
  { width: 390, labels: ['Overview', 'Assistant', 'Insights', 'More'] },
  { width: 767, labels: ['Overview', 'Assistant', 'Insights', 'More'] },
  {
    width: 768,
    labels: ['Overview', 'Assistant', 'Insights', 'License Keys', 'Billing', 'Account'],
  },
];

const height = 800;

for (const { width, labels } of rows) {
  test(`the members' navigation is there to read, and for a thumb to hit, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await serveMember(page);
    await page.goto('/membership/billing');
    // By then the links of the page that was sent have given way to the shell's own.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Billing & Subscription');
    const entries = page
      .getByRole('navigation', { name: 'Membership' })
      .locator('a, button')
      .filter({ visible: true });
    await expect(entries).toHaveText(labels);
    const boxes = await measure(entries);
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    for (const [index, { width: ownWidth, height: ownHeight, label }] of boxes.entries()) {
      expect(Math.min(ownWidth, ownHeight)).toBeGreaterThanOrEqual(smallestTarget);
      const next = boxes[index + 1];
      const end = next === undefined ? width : next.label.left - smallestGap;
      expect(label.right).toBeLessThanOrEqual(end);
      expect(label.left).toBeGreaterThanOrEqual(0);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(overflow).toBe(width);
  });
}

test('a phone’s bar covers nothing that has the focus, and More leads to the rest', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await serveMember(page);
  await page.goto('/membership');
  await expect(page.getByRole('heading', { name: 'Latest questions' })).toBeVisible();
  const more = page.getByRole('button', { name: 'More' });
  const bar = (await page.getByRole('navigation', { name: 'Membership' }).boundingBox())?.y ?? 0;
  expect(bar).toBeGreaterThan(600);

  const links = page.getByRole('main').locator('a, button').filter({ visible: true });
  const footer = page.getByRole('contentinfo').getByRole('link');
  for (const link of [...(await links.all()), ...(await footer.all())]) {
    if ((await link.getAttribute('aria-current')) !== null) continue;
    const isInBar = await link.evaluate((element) => element.closest('[aria-label=Membership]'));
    if (isInBar !== null) continue;
    await link.focus();
    const { y = 0, height: own = 0 } = (await link.boundingBox()) ?? {};
    expect(y + own).toBeLessThanOrEqual(bar);
  }

  await more.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Billing' }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/membership/billing');
});

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
