import { expect, type Page } from '@playwright/test';
import { findFailures } from './engine';

const widths = [320, 768, 1200];
/** Each width begins with the scheme that the one before ended with. */
const schemes = [
  ['light', 'dark'],
  ['dark', 'light'],
] as const;

/**
 * Holds a state of a page at these widths and in both color schemes, without loading it again;
 * 320 px wide is a window of 1280 px at 400 %. What is wrong anywhere is told at the end: Playwright
 * keeps a record of each call and of each expectation, which cost as much as the check itself.
 */
export async function expectNoFailures(page: Page, state: string, atWidths = widths) {
  const found: string[] = [];
  for (const [index, width] of atWidths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    for (const [place, colorScheme] of (schemes[index % 2] ?? []).entries()) {
      if (index === 0 || place > 0) await page.emulateMedia({ colorScheme });
      const failures = await findFailures(page, state);
      found.push(...failures.map((failure) => `${state}, ${width} px, ${colorScheme}: ${failure}`));
    }
  }
  expect(found).toEqual([]);
}

/** How far the page can be scrolled sideways: CSS pixels. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
