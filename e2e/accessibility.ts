import { expect, type Page } from '@playwright/test';
import { type Extent, findFaults } from './engine';
import { crowdedTargets } from './targets';

const widths = [320, 768, 1200];
const schemes = ['light', 'dark'] as const;

/**
 * Holds a state of a page at these widths and in both colour schemes, without loading it again;
 * 320 px wide is a window of 1280 px at 400 %. Where a width and a scheme show the same elements of
 * the same document as one before, only the rules that look at boxes and colours can come out
 * otherwise, and only they are asked again.
 */
export async function expectNoFaults(page: Page, state: string, atWidths = widths) {
  const known = new Set<string>();
  for (const width of atWidths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sideways(page), `${state} scrolls sideways at ${width} px`).toBe(0);
    expect(await crowdedTargets(page), `too small in ${state} at ${width} px`).toEqual([]);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const shown = await whatIsShown(page);
      const extent: Extent = known.has(shown) ? 'looks' : 'whole';
      const where = `${state}, ${width} px, ${colorScheme}`;
      expect(await findFaults(page, extent), where).toEqual([]);
      known.add(shown);
    }
  }
}

/** How far the page can be scrolled sideways: CSS pixels. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The document as it is, and which of its elements are shown. */
const whatIsShown = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('*')].map((element) =>
      Number(element.checkVisibility({ visibilityProperty: true })),
    );
    return `${shown.join('')}${document.documentElement.outerHTML}`;
  });
