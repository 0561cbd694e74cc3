import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine';

declare global {
  var ace: { Checker: new () => Checker };
  var checker: Checker;
}

const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine'),
  'utf8',
);

/** How much of the guidelines is asked: all rules, or those alone that look at boxes and colours. */
export type Extent = 'whole' | 'looks';

/**
 * Of the rules that can be sure of a fault, those whose code reads styles or boxes. The others read
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

/** The faults that the engine is sure of: one line each. */
export async function findFaults(page: Page, extent: Extent): Promise<string[]> {
  const isThere = await page.evaluate(() => 'checker' in globalThis);
  if (!isThere) await prepare(page);
  return page.evaluate(async (guideline) => {
    const { results } = await globalThis.checker.check(document, [guideline]);
    return results
      .filter(({ value }) => value.join(' ') === 'VIOLATION FAIL')
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} in ${snippet}`);
  }, extent);
}

/** Brings the engine into the page, with both extents as guidelines of their own. */
async function prepare(page: Page) {
  // As an expression of the protocol: the page's own policy allows no other script.
  await page.evaluate(`${engine};globalThis.ace = ace;`);
  await page.evaluate((looks) => {
    const checker = new globalThis.ace.Checker();
    const whole = checker.getGuidelines().find(({ id }) => id === 'WCAG_2_2');
    const rules = whole?.checkpoints.flatMap((checkpoint) => checkpoint.rules ?? []) ?? [];
    const isKnown = looks.every((name) => rules.some(({ id }) => id === name));
    if (whole === undefined || !isKnown) throw new Error('The engine lacks a rule');
    const checkpoints = whole.checkpoints.map((checkpoint) => ({
      ...checkpoint,
      rules: checkpoint.rules?.filter(({ id }) => looks.includes(id)) ?? [],
    }));
    checker.addGuideline({ ...whole, id: 'whole' });
    checker.addGuideline({ ...whole, id: 'looks', checkpoints });
    globalThis.checker = checker;
  }, rulesOfLooks);
}
