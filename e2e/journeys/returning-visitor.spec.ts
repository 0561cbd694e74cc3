import { releaseUrl } from '@cpal/delivery';
import { type BrowserContext, expect, test } from '@playwright/test';
import path from 'node:path';
import { changeFiles, edit, type ReleasedProduct, startReleasedProduct } from '../releases';

let released: ReleasedProduct;

test.beforeAll(async () => {
  released = await startReleasedProduct();
});

test.afterAll(() => released.dispose());

/** Opens the landing page and gives the bytes of each body that was not in the browser's cache. */
async function visit(context: BrowserContext): Promise<Map<string, number>> {
  const page = await context.newPage();
  await page.goto(released.product.origin, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => performance.getEntriesByName('cpal:mounted').length > 0);
  const fetched = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
      .map(
        (entry) =>
          [
            new URL(entry.name).pathname,
            entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0,
          ] as const,
      ),
  );
  await page.close();
  return new Map(fetched);
}

const sum = (sizes: Iterable<number>) => [...sizes].reduce((all, size) => all + size, 0);

const reword = (text: string) => text.replaceAll('Your recipes', 'All your recipes');

test('a changed text costs a returning visitor its own bytes alone', async ({ context }) => {
  const cold = await visit(context);
  expect([...cold.keys()].some((file) => /\.(avif|webp)$/.test(file))).toBe(true);
  const before = await released.first('mfe-marketing');
  const after = await released.release('mfe-marketing', (dist) => {
    changeFiles(dist, reword);
    edit(path.join(dist, 'pages/index.html'), reword);
  });
  await released.untilServed(after);
  const known = Object.keys(before.files).map((file) => releaseUrl(before, file));
  const changed = Object.entries(after.files)
    .filter(([file]) => file.endsWith('.js') && !known.includes(releaseUrl(after, file)))
    .map(([, { bytes, br }]) => br?.bytes ?? bytes);
  expect(changed.length).toBeGreaterThan(0);

  const again = await visit(context);
  const page = again.get('/') ?? Number.NaN;
  expect(sum(again.values())).toBeLessThanOrEqual(1.1 * (sum(changed) + page));
  expect(sum(again.values())).toBeLessThan(sum(cold.values()) / 3);
});
