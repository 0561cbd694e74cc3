import type { Browser } from '@playwright/test';
import { recordNetwork, requestsBeforePaint } from '../landing';
import { watchPaints } from '../watch-paints';
import { categories, threadTime } from './trace';

/** How long a page goes on loading by itself, in milliseconds: telemetry comes after two seconds. */
const unhurried = 2_500;

/** What one cold load of a page costs. */
export type Figures = Record<(typeof figures)[number], number>;

/** Their names, as they are shown. */
export const figures = [
  'script bytes',
  'requests before the largest paint',
  'depth',
  'largest paint, ms',
  'until it works, ms',
  'thread time after the first paint, ms',
  'longest task, ms',
] as const;

/** Loads a page cold, on a slow line and a slow processor, until it is idle. */
export async function measurePage(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const requests = await recordNetwork(await context.newCDPSession(page));
    const paints = await watchPaints(page);
    await browser.startTracing(page, { categories });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(unhurried);
    await page.waitForLoadState('networkidle');
    const { afterPaint, longestTask } = threadTime(await browser.stopTracing());
    const all = [...requests.values()];
    const mounted = await page.evaluate(
      () => performance.getEntriesByName('cpal:mounted')[0]?.startTime ?? Number.NaN,
    );
    return {
      'script bytes': all
        .filter(({ path }) => path.endsWith('.js'))
        .reduce((sum, { bytes }) => sum + bytes, 0),
      'requests before the largest paint': await requestsBeforePaint(page),
      depth: Math.max(...all.map(({ depth }) => depth)),
      'largest paint, ms': paints.at(-1) ?? Number.NaN,
      'until it works, ms': mounted,
      'thread time after the first paint, ms': afterPaint,
      'longest task, ms': longestTask,
    };
  } finally {
    await context.close();
  }
}
