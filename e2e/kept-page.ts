import { expectErrorsOnly, test as base } from './journey';
import { stopServing } from './member-api';

/**
 * A journey's test whose documents are loaded into one page of the worker, test after test. A page of
 * its own would fetch and compile all scripts again, which costs more than most such tests. What a
 * test leaves behind is removed; it must add no script or listener to the page for good.
 */
export const test = base.extend({
  page: async ({ keptPage: page, viewport, contextOptions, expectedErrors }, use) => {
    if (viewport !== null) await page.setViewportSize(viewport);
    const { reducedMotion = null } = contextOptions;
    await page.emulateMedia({ reducedMotion, colorScheme: null });
    await expectErrorsOnly(expectedErrors, page, () => use(page));
    await stopServing(page);
    await page.mouse.move(0, 0);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});
