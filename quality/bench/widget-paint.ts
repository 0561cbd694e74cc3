import { launchOptions } from '@cpal/e2e/browser';
import { openBlog } from '@cpal/e2e/widget/open-blog';
import { chromium } from '@playwright/test';
import { median, printTable } from './measure/table';
import { watchPaints } from './measure/watch-paints';

/**
 * How much later a blog's largest paint is with the widget on the page than without, on a slow line
 * and a slow processor, and how far its layout shifts: medians of interleaved loads. It measures
 * time, so it is run by hand and never fails: `node tools/run.js quality/bench/widget-paint`, after a build.
 */
const rounds = 9;

const site = await openBlog();
const browser = await chromium.launch(launchOptions);
const seen = { with: newSeen(), without: newSeen() };
try {
  for (let round = 0; round < rounds; round += 1) {
    site.reset();
    await load(seen.with);
    site.blog.page = { ...site.blog.page, keys: [] };
    await load(seen.without);
  }
} finally {
  await browser.close();
  await site.close();
}

printTable(
  Object.entries(seen).map(([widget, { paints, shifts }]) => ({
    widget,
    milliseconds: median(paints),
    shift: Math.max(...shifts),
  })),
);
console.log(`ratio ${(median(seen.with.paints) / median(seen.without.paints)).toFixed(3)}`);

function newSeen() {
  return { paints: Array<number>(), shifts: Array<number>() };
}

async function load({ paints, shifts }: ReturnType<typeof newSeen>) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const painted = await watchPaints(page);
  await page.goto(site.blog.origin, { waitUntil: 'networkidle' });
  paints.push(painted.at(-1) ?? Number.NaN);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const values = list.getEntries().map((one) => ('value' in one ? Number(one.value) : 0));
          resolve(values.reduce((sum, value) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
  shifts.push(shift);
  await context.close();
}
