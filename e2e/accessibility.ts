import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine';

declare global {
  var ace: { Checker: new () => Checker };
}

const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine'),
  'utf8',
);

/**
 * What a page does wrong by the Web Content Accessibility Guidelines 2.2, levels A and AA: one line
 * each, empty where nothing is wrong. Only what the engine is sure of counts.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // As an expression of the protocol: the page's own policy allows no other script.
  const isThere = await page.evaluate(() => 'ace' in globalThis);
  if (!isThere) await page.evaluate(`${engine};globalThis.ace = ace;`);
  return page.evaluate(async () => {
    const { results } = await new globalThis.ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value }) => value.join(' ') === 'VIOLATION FAIL')
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} in ${snippet}`);
  });
}

const widths = [320, 768, 1200];
export const schemes = ['light', 'dark'] as const;

/**
 * Holds a state of a page at every width and in both colour schemes, without loading it again;
 * 320 px wide is a window of 1280 px at 400 %.
 */
export async function expectNoFaults(page: Page, state: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, `${state} scrolls sideways at ${width} px`).toBe(0);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const where = `${state}, ${width} px, ${colorScheme}`;
      expect(await accessibilityFaults(page), where).toEqual([]);
    }
  }
}
