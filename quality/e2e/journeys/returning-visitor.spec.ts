import { releaseUrl } from '@cpal/delivery';
import { type BrowserContext, chromium, expect } from '@playwright/test';
import path from 'node:path';
import { withoutDictionaries } from '../page/browser';
import { changeFiles, edit } from '../site/releases';
import { type ReleasedSite, openReleasedSite } from '../site/released-site';
import { test } from '../site/worker';

let released: ReleasedSite;

test.beforeAll(async ({ product }) => {
  released = await openReleasedSite(product);
});

test.afterAll(() => released.dispose());

/** Opens the landing page and gives the bytes of each body that was not in the browser's cache. */
async function visit(context: BrowserContext): Promise<Map<string, number>> {
  const page = await context.newPage();
  await page.goto(released.origin, { waitUntil: 'networkidle' });
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

/** Releases the landing page with another text. @returns the bytes of the scripts that changed. */
async function releaseText(reword: (text: string) => string) {
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
  return sum(changed);
}

const isMedia = (file: string) => /\.(avif|webp)$/.test(file);

test('a changed text costs a returning visitor its own bytes alone', async () => {
  const browser = await chromium.launch(withoutDictionaries);
  const context = await browser.newContext();
  const cold = await visit(context);
  expect([...cold.keys()].some(isMedia)).toBe(true);
  const changed = await releaseText((text) => text.replaceAll('Your recipes', 'All your recipes'));
  const again = await visit(context);
  await browser.close();
  const page = again.get('/') ?? Number.NaN;
  expect(sum(again.values()) - page).toBeGreaterThan(changed / 2);
  expect(sum(again.values())).toBeLessThanOrEqual(1.1 * (changed + page));
  expect(sum(again.values())).toBeLessThan(sum(cold.values()) / 3);
});

test('a browser that knows dictionaries fetches less than a kilobyte of files', async ({
  context,
}) => {
  await visit(context);
  await releaseText((text) => text.replaceAll('recipes', 'good recipes'));
  const again = await visit(context);
  again.delete('/');
  expect(again.size).toBeGreaterThan(0);
  expect(sum(again.values())).toBeLessThan(1_000);
});
