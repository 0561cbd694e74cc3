import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { askInPage } from './engine-in-page';
import { crowdedTargets } from './targets';

/**
 * Of the rules that can be sure of an error, those whose code reads styles or boxes. The others read
 * the document and which of its elements are shown.
 */
const rulesOfLooks = [
  'element_orientation_unlocked',
  'iframe_interactive_tabbable',
  'label_name_visible',
  'target_spacing_sufficient',
  'text_contrast_sufficient',
  'text_spacing_valid',
];

const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine'),
  'utf8',
);

/**
 * A script that gives its window `findFailures`. The engine asks the document and window that it finds
 * by these names, which are here those of the page that is asked, whichever window has the engine.
 */
const engineScript = `globalThis.findFailures = (() => {
  let document = globalThis.document;
  let window = globalThis.window;
  ${engine}
  const aim = (one) => {
    document = one;
    window = one.defaultView;
  };
  return (${String(askInPage)})(ace, aim, ${JSON.stringify(rulesOfLooks)}, ${String(crowdedTargets)});
})();`;

/**
 * What is too wide or too small, and the errors that the engine is sure of: one line each. Where a state shows the same elements of the
 * same document again, only boxes and colors can differ: only the rules that look at those are asked,
 * and of the same elements, without the engine's walk through the document (decision 8).
 */
export async function findFailures(page: Page, state: string): Promise<string[]> {
  const failures = await ask(page, state);
  if (failures !== null) return failures;
  // As an expression of the protocol: the page's own policy allows no other script.
  await page.evaluate(engineScript);
  return (await ask(page, state)) ?? ['The engine left the page'];
}

/** What the product's pages say as well: a page cannot reach one that it opened with another policy. */
export const openerPolicy = { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' };

/**
 * Opens a page from another one that has the engine: documents of its origin are asked by that one,
 * so that it is compiled once instead of for each of them.
 */
export async function openWithEngine(opener: Page, address: string): Promise<Page> {
  await opener.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: openerPolicy,
      body: '<!doctype html><title>Engine</title>',
    }),
  );
  await opener.goto(address);
  await opener.evaluate(engineScript);
  const opened = opener.waitForEvent('popup');
  await opener.evaluate(() => void window.open('about:blank'));
  return opened;
}

/** Null where neither the page nor the one that opened it has the engine. */
const ask = (page: Page, state: string) =>
  page.evaluate((name) => {
    const opener: typeof globalThis | null = window.opener;
    const find = globalThis.findFailures ?? opener?.findFailures;
    return find?.(document, name) ?? null;
  }, state);
