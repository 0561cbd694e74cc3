import { plainFigures } from './figures';

// Characters that show nothing: zero-width, bidirectional control, soft hyphens, tags, controls.
const unseen = new RegExp(
  '[^\\P{Cc}\\t\\n\\f\\r]|[\\p{Cf}\\u115F\\u1160\\u3164\\uFFA0]|\\u034F|[\\uFE00-\\uFE0F]|[\\u180B-\\u180D]',
  'gu',
);

// UTF-8 that was once read as Latin-1 has this letter before its no-break spaces and signs.
const misread = /\u00C2(?=[\u00A0-\u00BF])/g;

/** Without characters that a reader does not see. */
const seen = (text: string): string => text.replace(unseen, '').replace(misread, '');

/** As one line: composed characters, single spaces, plain figures, nothing unseen. */
export const oneLine = (text: string): string =>
  plainFigures(seen(text).normalize('NFC').replace(/\s+/gu, ' ').trim());

/** At most `most` characters, cut between words where that loses little. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most);
  const space = head.lastIndexOf(' ');
  return (space > most * 0.8 ? head.slice(0, space) : head).replace(/[\uD800-\uDBFF]$/u, '');
}

/** For comparing two texts: letters and digits alone, in lower case. */
export const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
