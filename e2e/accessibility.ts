import { expect, type Page } from '@playwright/test';
import { findFaults } from './engine';
import { crowdedTargets } from './targets';

const widths = [320, 768, 1200];
/** Each width begins with the scheme that the one before ended with. */
const schemes = [
  ['light', 'dark'],
  ['dark', 'light'],
] as const;

/**
 * Holds a state of a page at these widths and in both colour schemes, without loading it again;
 * 320 px wide is a window of 1280 px at 400 %.
 */
export async function expectNoFaults(page: Page, state: string, atWidths = widths) {
  for (const [index, width] of atWidths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sideways(page), `${state} scrolls sideways at ${width} px`).toBe(0);
    expect(await crowdedTargets(page), `too small in ${state} at ${width} px`).toEqual([]);
    for (const colorScheme of schemes[index % 2] ?? []) {
      await page.emulateMedia({ colorScheme });
      const where = `${state}, ${width} px, ${colorScheme}`;
      expect(await findFaults(page, state), where).toEqual([]);
    }
  }
}

/** How far the page can be scrolled sideways: CSS pixels. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
