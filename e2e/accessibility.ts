import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine';

declare global {
  var ace: { Checker: new () => Checker };
}

const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine'),
  'utf8',
);

/**
 * What a page does wrong by the Web Content Accessibility Guidelines 2.2, levels A and AA: one line
 * each, empty where nothing is wrong. Only what the engine is sure of counts.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // As an expression of the protocol: the page's own policy allows no other script.
  await page.evaluate(`${engine};globalThis.ace = ace;`);
  return page.evaluate(async () => {
    const { results } = await new globalThis.ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value }) => value.join(' ') === 'VIOLATION FAIL')
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} in ${snippet}`);
  });
}
