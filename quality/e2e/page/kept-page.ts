import type { Page, PlaywrightTestOptions } from '@playwright/test';
import { expect, expectErrorsOnly, test as base } from '../journey';
import { stopServing } from '../people/member-api';

type Options = Pick<PlaywrightTestOptions, 'viewport' | 'contextOptions'> & {
  expectedErrors: RegExp | null;
};

/** Lets a test use a page that others use after it, with the test's own options. */
export async function lend(
  page: Page,
  { viewport, contextOptions: { reducedMotion = null }, expectedErrors }: Options,
  use: (page: Page) => Promise<void>,
) {
  if (viewport !== null) await page.setViewportSize(viewport);
  await page.emulateMedia({ reducedMotion, colorScheme: null, forcedColors: null });
  await expectErrorsOnly(expectedErrors, page, () => use(page));
  await stopServing(page);
  await page.unrouteAll();
  page.removeAllListeners('request');
  await page.mouse.move(0, 0);
  // An answer that the test held back may lead to another page just now.
  await expect(() =>
    page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    }),
  ).toPass();
}

/**
 * A journey's test whose documents are loaded into one page of the worker, test after test. A page of
 * its own would fetch and compile all scripts again, which costs more than most such tests. What a
 * test leaves behind is removed; it must add no script to the page, and no listener but of requests,
 * for good.
 */
export const test = base.extend({
  page: ({ keptPage, viewport, contextOptions, expectedErrors }, use) =>
    lend(keptPage, { viewport, contextOptions, expectedErrors }, use),
});
