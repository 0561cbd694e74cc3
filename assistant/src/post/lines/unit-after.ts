import { type Unit, unitAt } from '../../kitchen/units';
import type { Language } from '../../language/languages';

const spaceOrHyphen = /^[\s-]{0,3}/;
const inchSign = /^\s?(?:["″”]|''|’’)(?![\p{L}\p{N}])/u;

/** A unit with how many characters it takes, those before it included. */
export interface FoundUnit {
  unit: Unit;
  length: number;
}

/** The unit that a text starts with, also behind a hyphen; 2" is two inches. */
export function unitAfter(text: string, language: Language | null): FoundUnit | null {
  const sign = inchSign.exec(text)?.[0];
  if (sign !== undefined) return { unit: 'inch', length: sign.length };
  const gap = spaceOrHyphen.exec(text)?.[0].length ?? 0;
  const rest = text.slice(gap);
  const find = (source: string) => unitAt(source, language ?? undefined);
  const found =
    find(rest.replace(/^([^\s()|/]{1,20})[()|/]/u, '$1 ')) ??
    // "400-g-Dose": the unit ends at the hyphen.
    find(rest.replace(/^((?![ct][-‑])\p{L}{1,12})[-‑](?=\p{L})/iu, '$1 '));
  return found && { unit: found.unit, length: found.length + gap };
}

/** Without the space or hyphen that joins a word to its amount. */
export const withoutJoint = (text: string): string => text.replace(spaceOrHyphen, '');
