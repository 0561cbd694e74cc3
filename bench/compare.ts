import { writeFileSync } from 'node:fs';
import { launchOptions } from '@cpal/e2e/browser';
import { createProduct } from '@cpal/e2e/product';
import { chromium } from '@playwright/test';
import { chart } from './comparison/chart';
import { buildForms } from './comparison/forms';
import { type Figures, figures, measurePage } from './comparison/measure-page';
import { serveForm } from './comparison/serve';
import { median, printTable } from './table';

/**
 * Compares the product with the same sources as one webpack app, behind our HTML and by itself, as a
 * Vite app, and without script: by turns, on a slow line and a slow processor. It times, so it is run
 * by hand, on a quiet machine, after a build: `node tools/run.js bench/compare [rounds]`. Medians
 * and ranges go to `bench/results.json`, and a page of charts to `bench/results.html`.
 */
const rounds = Number(process.argv[3] ?? 15);

/** Pages that a visitor sees, and whether they stand in the HTML. */
const pages = [
  { page: '/', isRendered: true },
  { page: '/auth', isRendered: false },
];

/** Of one figure: in the middle, the least, the most. */
interface Summary {
  median: number;
  least: number;
  most: number;
}

const product = await createProduct({ RATE_LIMITS: 'off' });
await product.start();
const forms = await buildForms();
const served = await Promise.all(forms.map((form) => serveForm(form, product.origin)));
const browser = await chromium.launch(launchOptions);
const sites = [
  { name: 'federated', hasScript: true, origin: product.origin },
  ...forms.map(({ name, hasScript }, index) => ({
    name,
    hasScript,
    origin: served[index]?.origin ?? '',
  })),
];
const sitesOf = (isRendered: boolean) => sites.filter(({ hasScript }) => hasScript || isRendered);
const measured = new Map<string, Figures[]>();
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const { page, isRendered } of pages) {
      for (const { name, origin } of sitesOf(isRendered)) {
        const key = `${page} ${name}`;
        const found = await measurePage(browser, origin + page);
        measured.set(key, [...(measured.get(key) ?? []), found]);
      }
    }
  }
} finally {
  await browser.close();
  for (const { close } of served) close();
  await product.dispose();
}

const summary = (values: readonly number[]): Summary => ({
  median: Math.round(median(values)),
  least: Math.round(Math.min(...values)),
  most: Math.round(Math.max(...values)),
});

const results = pages.map(({ page, isRendered }) => ({
  page,
  forms: sitesOf(isRendered).map(({ name }) => ({
    form: name,
    figures: figures.map((figure) => {
      const values = (measured.get(`${page} ${name}`) ?? []).map((one) => one[figure]);
      return { figure, ...summary(values) };
    }),
  })),
}));

for (const { page, forms: rows } of results) {
  console.log(`\n${page}`);
  printTable(
    rows.map(({ form, figures: found }) => ({
      form,
      ...Object.fromEntries(found.map(({ figure, median: middle }) => [figure, middle])),
    })),
  );
}
writeFileSync('bench/results.json', `${JSON.stringify({ rounds, results }, null, 2)}\n`);
writeFileSync('bench/results.html', chart(results));
