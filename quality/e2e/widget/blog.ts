import { expectErrorsOnly } from '../journey';
import { test as base } from '../site/worker';
import type { Blog } from './open-blog';

/** A test with a blog in front of a reader; any error in the console fails it. */
export const test = base.extend<{ blog: Blog; expectedErrors: RegExp | null }>({
  expectedErrors: [null, { option: true }],
  blog: async ({ site }, use) => {
    site.reset();
    await use(site.blog);
  },
  page: async ({ page, expectedErrors }, use) => {
    await expectErrorsOnly(expectedErrors, page, () => use(page));
  },
});
