import { launchOptions } from '@cpal/e2e/browser';
import { createProduct } from '@cpal/e2e/product';
import { chromium } from '@playwright/test';
import { median, printTable } from './table';
import { watchPaints } from './watch-paints';

/**
 * How much later the landing page's largest paint is with its script than without any, on a slow
 * line and a slow processor: medians of interleaved loads. A ratio near 1 means that no
 * script delays it. It measures time, so it is run by hand and never fails.
 */
const rounds = 9;

const product = await createProduct();
await product.start();
const browser = await chromium.launch(launchOptions);
const paints: Record<'with script' | 'without', number[]> = { 'with script': [], without: [] };
try {
  for (let round = 0; round < rounds; round += 1) {
    paints['with script'].push(await largestPaint(true));
    paints.without.push(await largestPaint(false));
  }
} finally {
  await browser.close();
  await product.dispose();
}

const rows = Object.entries(paints).map(([page, times]) => ({ page, milliseconds: median(times) }));
printTable(rows);
console.log(`ratio ${(median(paints['with script']) / median(paints.without)).toFixed(3)}`);

async function largestPaint(javaScriptEnabled: boolean): Promise<number> {
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  const seen = await watchPaints(page);
  await page.goto(product.origin, { waitUntil: 'networkidle' });
  await context.close();
  return seen.at(-1) ?? Number.NaN;
}
