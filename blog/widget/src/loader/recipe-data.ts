/** Characters of one script that are looked through: recipe data is far shorter. */
const maxLength = 500_000;

/** Marks that old systems put around a script's text, and control characters inside of strings. */
const wrapping =
  /^\s*(?:<!--|(?:\/\*|\/\/)?\s*<!\[CDATA\[\s*(?:\*\/)?)|(?:-->|(?:\/\*|\/\/)?\s*\]\]>\s*(?:\*\/)?)\s*$/g;
const control = /\p{Cc}/gu;

function parse(text: string): unknown {
  if (text.length > maxLength) return null;
  try {
    return JSON.parse(text.replaceAll(wrapping, '').replaceAll(control, ' '));
  } catch {
    // Data that no reader of JSON understands is as good as none.
    return null;
  }
}

/** The first recipe's ingredients in JSON-LD: in a graph, in a list, or nested in another node. */
function ingredientsIn(node: unknown): unknown[] | null {
  const waiting = [node];
  for (const next of waiting) {
    if (typeof next !== 'object' || next === null) continue;
    if ('recipeIngredient' in next && Array.isArray(next.recipeIngredient))
      return next.recipeIngredient;
    waiting.push(...Object.values(next));
  }
  return null;
}

/** The last line of the ingredients in the page's recipe data, as written there; empty without one. */
export function lastIngredient(): string {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  for (const { textContent } of scripts) {
    const last = ingredientsIn(parse(textContent ?? ''))?.at(-1);
    if (typeof last === 'string') return last;
  }
  return '';
}

const ligatures: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l' };
const accent = 'acute|grave|circ|tilde|uml|cedil|ring|caron|ogon|slash|strok';
const entities: readonly [RegExp, (whole: string, found: string) => string][] = [
  [/&amp;/g, () => '&'],
  [/&#x([\da-f]{1,6});/g, (_, code) => letter(Number.parseInt(code, 16))],
  [/&#(\d{1,7});/g, (_, code) => letter(Number(code))],
  [new RegExp(`&([a-z])(?:${accent});`, 'g'), (_, plain) => plain],
  [/&(sz|ae|oe)lig;/g, (_, plain) => plain.replace('sz', 'ss')],
  [/&frac(\d\d);/g, (_, digits) => digits],
  [/&[a-z]+\d*;/g, () => ''],
];

const letter = (code: number) => (code > 0x10ffff ? '' : String.fromCodePoint(code));

/**
 * A line's letters and digits without case and accents, by which a page and its data are compared.
 * Entities are read here: under a blog's Trusted Types no parser of HTML may be used.
 */
export const lettersIn = (line: string): string =>
  entities
    .reduce((text, [entity, written]) => text.replaceAll(entity, written), line.toLowerCase())
    .toLowerCase()
    .replaceAll(/[ßæœøł]/g, (found) => ligatures[found] ?? found)
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The list in a part of the page that ends the ingredients of the page's recipe data. */
export function ingredientList(part: ParentNode): Element | null | undefined {
  const wanted = lettersIn(lastIngredient());
  const isWanted = ({ textContent }: Element) => lettersIn(textContent ?? '') === wanted;
  if (wanted === '') return null;
  return [...part.querySelectorAll('li')].findLast(isWanted)?.closest('ul,ol');
}
