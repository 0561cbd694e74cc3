import { jsonrepair } from 'jsonrepair';
import { decoded } from '../page/html-lines';
import { isData } from './values';

/** Repairing takes longer than parsing, on some texts with the square of their length. */
const most = { parsed: 400_000, repaired: 100_000 };

/** What was parsed of a script's data, and whether it had to be repaired for that. */
export interface Parsed {
  value: unknown;
  isRepaired: boolean;
}

// Names of properties with the vocabulary's prefix, or with a capital letter.
const oddKey = /^(?:schema:|https?:\/\/schema\.org\/)|^(?=[A-Z])/;
const hasOddKey =
  /"(?:schema:|https?:\/\/schema\.org\/)?[A-Z][A-Za-z]{0,40}"\s{0,9}:|"(?:schema:|https?:\/\/schema\.org\/)\w{1,40}"\s{0,9}:/;

const plainKey = (key: string): string =>
  key.replace(oddKey, '').replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

const withPlainKeys = (_key: string, value: unknown): unknown =>
  isData(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [plainKey(key), inner]))
    : value;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text, hasOddKey.test(text) ? withPlainKeys : undefined);
  } catch {
    return undefined;
  }
};

/** Without the comment marks that old templates put around scripts. */
const unwrapped = (text: string): string =>
  text
    .slice(0, most.parsed)
    .replace(/^[\s\uFEFF]*(?:(?:\/\/|\/\*)?\s{0,9}(?:<!--|<!\[CDATA\[)\s{0,9}(?:\*\/)?)?/, '')
    .replace(/(?:(?:\/\/|\/\*)?\s{0,9}(?:-->|\]\]>)\s{0,9}(?:\*\/)?)?[\s;]{0,99}$/, '');

// As JSON has them, and the letters that a backslash may stand before.
const isEscape = (letter: string | undefined): boolean =>
  letter !== undefined && '"\\/bfnrtu'.includes(letter);

/** What follows the end of a string: the next member or value, or an end. */
const afterString = /^\s{0,99}(?:$|[}\]:]|,\s{0,99}(?:["{[}\]]|-?\d|true|false|null))/;

/**
 * Escapes control characters and stray backslashes inside strings, and drops trailing commas.
 * @param isStrict whether a quote that no end follows is one of the string's own
 */
function tidied(text: string, isStrict: boolean): string {
  const out: string[] = [];
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] ?? '';
    if (!isInString) {
      if (letter === '"') isInString = true;
      if (letter !== ',' || !/^\s{0,99}[\]}]/.test(text.slice(index + 1, index + 101))) {
        out.push(letter);
      }
    } else if (letter === '\\') {
      const next = text[index + 1];
      if (isEscape(next)) {
        out.push(letter, next ?? '');
        index += 1;
      } else out.push('\\\\');
    } else if (letter === '"') {
      const isEnd = !isStrict || afterString.test(text.slice(index + 1, index + 211));
      isInString = !isEnd;
      out.push(isEnd ? letter : '\\"');
    } else out.push(letter < ' ' ? escapeOf(letter) : letter);
  }
  return out.join('');
}

const escapeOf = (letter: string): string =>
  letter === '\n' ? '\\n' : letter === '\t' || letter === '\r' ? ' ' : '';

/** Several values, one after another, as a list of them. */
const several = (text: string): unknown =>
  parsed(`[${text.replace(/\}\s{0,20}(?:,\s{0,20})?\{/g, '},{')}]`);

const repaired = (text: string): unknown => {
  try {
    if (text.length > most.repaired) return undefined;
    return parsed(jsonrepair(text));
  } catch {
    return undefined;
  }
};

/** Parses a script's data, repaired where it is broken; null where nothing can be made of it. */
export function parseData(source: string): Parsed | null {
  const text = unwrapped(source);
  if (text === '') return null;
  const asIs = parsed(text);
  if (asIs !== undefined) return { value: asIs, isRepaired: false };
  const plain = /^.{0,40}&quot;/s.test(text) ? decoded(text) : text;
  const tidy = tidied(plain, false);
  const value =
    parsed(tidy) ??
    several(tidy) ??
    parsed(tidied(plain, true)) ??
    repaired(tidy) ??
    repaired(plain);
  return value === undefined || typeof value === 'string' ? null : { value, isRepaired: true };
}
