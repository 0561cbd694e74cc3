import { test as base } from '@playwright/test';
import { expectErrorsOnly } from '../journey';
import { type Blog, openBlog } from './open-blog';

type Site = Awaited<ReturnType<typeof openBlog>>;

/** A test with a blog in front of a reader; any error in the console fails it. */
export const test = base.extend<{ blog: Blog; expectedErrors: RegExp | null }, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from here.
    async ({}, use) => {
      const site = await openBlog();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  expectedErrors: [null, { option: true }],
  blog: async ({ site }, use) => {
    site.reset();
    await use(site.blog);
  },
  page: async ({ page, expectedErrors }, use) => {
    await expectErrorsOnly(expectedErrors, page, () => use(page));
  },
});
