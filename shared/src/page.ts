import type { Page } from './deployment';

let page: Page | undefined;

/**
 * The settings and the registry that the server put into the page.
 * @throws SyntaxError where the page has none: it was not composed by the edge server.
 */
export function readPage(): Page {
  page ??= parsePage();
  return page;
}

/** Gives a page where there is no document: for rendering at build. */
export function providePage(given: Page): void {
  page = given;
}

function parsePage(): Page {
  const parsed: Page = JSON.parse(document.getElementById('page')?.textContent ?? '');
  return parsed;
}
