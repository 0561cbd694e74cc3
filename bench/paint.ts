import { launchOptions } from '@cpal/e2e/browser';
import { createProduct } from '@cpal/e2e/product';
import { chromium, type Page } from '@playwright/test';
import { median, printTable } from './table';

/**
 * How much later the landing page's largest paint is with its script than without any, on a slow
 * line and a slow processor: medians of interleaved loads. A ratio near 1 means that no
 * script delays it. It measures time, so it is run by hand and never fails.
 */
const rounds = 9;

/** 150 ms of latency, 1.6 Mbit/s, a quarter of this processor. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const slowdown = 4;

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

/** By the protocol, since a page without script cannot observe itself. In milliseconds. */
async function watchPaints(page: Page): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page);
  const seen: number[] = [];
  let start = 0;
  cdp.on('Network.requestWillBeSent', ({ type, wallTime }) => {
    if (type === 'Document') start = wallTime;
  });
  cdp.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
    const { renderTime = 0, loadTime = 0 } = event.lcpDetails ?? {};
    seen.push(Math.round(((renderTime || loadTime) - start) * 1000));
  });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', line);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await cdp.send('PerformanceTimeline.enable', { eventTypes: ['largest-contentful-paint'] });
  return seen;
}
