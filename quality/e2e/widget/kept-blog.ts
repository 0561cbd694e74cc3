import { lend } from '../page/kept-page';
import { test as base } from './blog';

/** A blog's test whose documents are loaded into one page of the worker, as kept pages of the product are. */
export const test = base.extend({
  page: ({ keptReader, viewport, contextOptions, expectedErrors }, use) =>
    lend(keptReader, { viewport, contextOptions, expectedErrors }, use),
});
