import { type Page, test as base } from '@playwright/test';
import { openWithEngine } from './engine';
import { createProduct, type Product } from './product';
import { openBlog } from './widget/open-blog';

type Site = Awaited<ReturnType<typeof openBlog>>;

/**
 * What a worker makes once, where a test first asks for it. All tests are built on this one: where
 * some had other fixtures of the worker, they would need a worker, a browser and a product of their own.
 */
export const test = base.extend<object, { product: Product; keptPage: Page; site: Site }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from here.
    async ({}, use) => {
      const product = await createProduct();
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
