import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine';

declare global {
  var ace: { Checker: new () => Checker };
  var checker: Checker;
  /** What was shown when all rules were asked. */
  var known: Set<string>;
}

const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine'),
  'utf8',
);

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

/**
 * The faults that the engine is sure of: one line each. Where a state shows the same elements of the
 * same document again, only boxes and colours can differ: only the rules that look at those are asked.
 */
export async function findFaults(page: Page, state: string): Promise<string[]> {
  const faults = await ask(page, state);
  if (faults !== null) return faults;
  await prepare(page);
  return (await ask(page, state)) ?? ['The engine left the page'];
}

/** Null where the document has no engine yet. */
const ask = (page: Page, state: string) =>
  page.evaluate(async (name) => {
    if (!('checker' in globalThis)) return null;
    const elements = [...document.querySelectorAll('*')].map((element) =>
      Number(element.checkVisibility({ visibilityProperty: true })),
    );
    const shown = name + elements.join('') + document.documentElement.outerHTML;
    const guideline = globalThis.known.has(shown) ? 'looks' : 'whole';
    const { results } = await globalThis.checker.check(document, [guideline]);
    globalThis.known.add(shown);
    return results
      .filter(({ value }) => value.join(' ') === 'VIOLATION FAIL')
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} in ${snippet}`);
  }, state);

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
    globalThis.known = new Set();
    globalThis.checker = checker;
  }, rulesOfLooks);
}
