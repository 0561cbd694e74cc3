import type { CDPSession, Page } from '@playwright/test';
import { paths } from '@cpal/shared/paths';
import { testInsights } from '@cpal/shared/testing/samples/test-insights';
import { serveBlogger } from '../people/assistant-api';
import { asked } from '../people/insights-api';
import { having } from '../people/member-api';
import { expect, test, untilLoaded, visit, withMotion } from '../journey';
import { publicPaths } from '../site/public-paths';

declare global {
  /** The layout shift of the document so far, as browsers count it. */
  var layoutShift: number;
}

test.use(withMotion);

/** The first is a first visit, the others are later ones of the same browser. */
const widths = [1280, 360];

const memberPaths = [
  paths.membership(),
  paths.assistant(),
  paths.insights(),
  paths.licenseKeys(),
  paths.billing(),
  paths.account(),
];

const visitorPaths = [...publicPaths, paths.auth(), paths.forgotPassword()];

const serveMembersScreens = (page: Page) =>
  serveBlogger(page, {
    ...asked.insights(testInsights),
    ...having.sessions({
      id: 's_1',
      createdAt: 1_760_000_000,
      lastUsedAt: 1_795_000_000,
      isCurrent: true,
      client: null,
    }),
  });

/** Texts of each kind. */
const texts = '#root :is(h1, h2, h3, p, li, a, button, label, legend, summary, dt, dd, th, td)';

/** The families that a browser draws each of the page's texts with; of a text's signs, one of another font. */
async function drawnFonts(cdp: CDPSession): Promise<string[][]> {
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await cdp.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: texts,
  });
  const drawn: string[][] = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
    drawn.push(fonts.map(({ familyName }) => familyName));
  }
  await cdp.send('CSS.disable');
  await cdp.send('DOM.disable');
  return drawn.filter((families) => families.length > 0);
}

/** The brand's two families, and what a license key or a script line is written in. */
const own = /^(?:Figtree|Fraunces)\b/;
const monospace = /mono|courier|consolas|menlo/i;

const maxShift = 0.02;

for (const path of [...visitorPaths, ...memberPaths])
  test(`${path} is shown in the brand’s typeface, on the first visit and later`, async ({
    page,
  }) => {
    if (memberPaths.includes(path)) await serveMembersScreens(page);
    await page.addInitScript(() => {
      globalThis.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry) globalThis.layoutShift += Number(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const cdp = await page.context().newCDPSession(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await untilLoaded(page);
      await page.evaluate(() => document.fonts.ready);
      const drawn = await drawnFonts(cdp);
      const isOwn = (family: string) => own.test(family) || monospace.test(family);
      expect(drawn.filter((families) => !families.some(isOwn))).toEqual([]);
      expect(drawn.flat()).toContainEqual(expect.stringMatching(/^Fraunces/));
      expect(await page.evaluate(() => globalThis.layoutShift)).toBeLessThanOrEqual(maxShift);
    }
  });
