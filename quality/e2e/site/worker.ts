import { type Browser, type Page, test as base } from '@playwright/test';
import { freePort } from '../../../tools/processes/free-port';
import { openWithEngine } from '../sight/engine';
import { createProduct, type Product } from './product';
import { openBlog } from '../widget/open-blog';

interface OfWorker {
  product: Product;
  /** Where the product's API shows its metrics, where it is one process. */
  metricsPort: string;
  keptPage: Page;
  /** As the kept page, on the blog. */
  keptReader: Page;
  site: Awaited<ReturnType<typeof openBlog>>;
}

/** Lends a page of an origin for as long as it is used, opened by one that has the engine. */
async function useKept(browser: Browser, origin: string, use: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
  await use(await openWithEngine(await context.newPage(), `${origin}/engine`));
  await context.close();
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
    async ({ browser, product }, use) => useKept(browser, product.origin, use),
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
  keptReader: [
    async ({ browser, site }, use) => useKept(browser, site.blog.origin, use),
    { scope: 'worker' },
  ],
});
