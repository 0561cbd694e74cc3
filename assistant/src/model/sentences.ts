import { languages } from '../language/languages';
import { listed } from '../language/lexicon';
import { packs } from '../language/packs/packs';

/** The ids that a sentence rests on, behind its sign. */
const cited = String.raw`(?:[ \t]*[[【［][^\]】］\n]{0,60}[\]】］])*`;

/** A sentence ends with its sign before a blank, or at the end of a line; some scripts want no blank. */
const end = new RegExp(
  String.raw`[.!?…؟।۔]["'”’»)]{0,2}${cited}\s+|[。！？]["'”’」』)）]{0,2}${cited}|\n+`,
  'gu',
);

const abbreviations = languages
  .flatMap((language) => listed(packs[language].lexicon.abbreviations))
  .map((one) => one.replaceAll('.', String.raw`\.`));

/** What stands before a full stop that ends no sentence. */
const abbreviation = new RegExp(
  String.raw`(?:^|[\s(])(?:${abbreviations.join('|')}|\d+)\.\s+$`,
  'iu',
);

/** The ids of a sentence may come after its blank, and in pieces. */
const beginsIds = /^\s*[[【［]/u;

/**
 * Cuts a text that comes in pieces into whole sentences, each with the blank and the ids behind it.
 * @returns a function that takes a piece and gives the sentences it ends; null gives what is left.
 */
export function sentenceCutter(): (piece: string | null) => string[] {
  let rest = '';
  const cut = (isLast: boolean) => {
    const whole: string[] = [];
    let start = 0;
    for (const match of rest.matchAll(end)) {
      const stop = match.index + match[0].length;
      if (abbreviation.test(rest.slice(start, stop))) continue;
      const isOpen =
        stop === rest.length ? !match[0].includes('\n') : beginsIds.test(rest.slice(stop));
      // More of the blank or of the ids may follow.
      if (isOpen && !isLast) break;
      whole.push(rest.slice(start, stop));
      start = stop;
    }
    rest = rest.slice(start);
    return whole;
  };
  return (piece) => {
    // At the end all is whole, as before a new line.
    rest += piece ?? '\n';
    const whole = cut(piece === null);
    if (piece !== null) return whole;
    const last = whole.pop()?.trimEnd() ?? '';
    return last === '' ? whole : [...whole, last];
  };
}
