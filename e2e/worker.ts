import { type Page, test as base } from '@playwright/test';
import { freePort } from '../tools/free-port';
import { openWithEngine } from './engine';
import { createProduct, type Product } from './product';
import { openBlog } from './widget/open-blog';

interface OfWorker {
  product: Product;
  /** Where the product's API shows its metrics, where it is one process. */
  metricsPort: string;
  keptPage: Page;
  site: Awaited<ReturnType<typeof openBlog>>;
}

/**
 * What a worker makes once, where a test first asks for it. All tests are built on this one: where
 * some had other fixtures of the worker, they would need a worker, a browser and a product of their own.
 */
export const test = base.extend<object, OfWorker>({
  metricsPort: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from here.
    async ({}, use) => use(String(await freePort())),
    { scope: 'worker' },
  ],
  product: [
    async ({ metricsPort }, use) => {
      // Several API processes would need as many ports.
      const hasMetrics = process.env.E2E_DATABASE_URL === undefined;
      const product = await createProduct(hasMetrics ? { METRICS_PORT: metricsPort } : {});
      await product.start();
      await use(product);
      await product.dispose();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  keptPage: [
    async ({ browser, product }, use) => {
      const context = await browser.newContext({
        baseURL: product.origin,
        reducedMotion: 'reduce',
      });
      const opened = await openWithEngine(await context.newPage(), `${product.origin}/engine`);
      await use(opened);
      await context.close();
    },
    { scope: 'worker' },
  ],
  site: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const site = await openBlog();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
});
