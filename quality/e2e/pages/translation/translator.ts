import type { Page } from '@playwright/test';

declare global {
  /** Texts that the page has changed after a translator took them from their place: nobody sees it. */
  var staleTexts: string[];
}

/**
 * What Chrome's translation does to a page, as long as it is open: each text is taken out, and stands in
 * two `font` elements of its own instead, also where it comes later.
 */
function translate() {
  globalThis.staleTexts = [];
  const untranslated = 'font, script, style, noscript, svg, textarea, option';
  const watchStale = new MutationObserver((changes) => {
    for (const { target } of changes) globalThis.staleTexts.push(target.textContent ?? '');
  });
  const translateText = (text: Text) => {
    if (text.data.trim() === '' || text.parentElement?.closest(untranslated) !== null) return;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(text.data);
    text.replaceWith(outer);
    watchStale.observe(text, { characterData: true });
  };
  const translateIn = (node: Node) => {
    if (node instanceof Text) return translateText(node);
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
    for (const text of found) translateText(text);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) translateIn(node);
  }).observe(document.body, { childList: true, subtree: true });
  translateIn(document.body);
}

/** Opens a page, has it start, and has it translated from then on. */
export async function openTranslated(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByName('cpal:mounted').length > 0);
  await page.evaluate(translate);
}

export const findStaleTexts = (page: Page) => page.evaluate(() => globalThis.staleTexts);
