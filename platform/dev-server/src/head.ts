import { Parser } from 'htmlparser2';

/** An element of a document's head, and where it is in the text. */
export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  start: number;
  textStart: number;
  textEnd: number;
  end: number;
}

/** What comes in the place of a part of a text. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

const wanted = new Set(['script', 'style', 'link']);

/** The scripts, styles and links of a document's head, in their order. */
export function findInHead(html: string): Element[] {
  const found: Element[] = [];
  let isInHead = true;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === 'body') isInHead = false;
      if (!isInHead || !wanted.has(name)) return;
      const textStart = parser.endIndex + 1;
      const start = parser.startIndex;
      found.push({ name, attributes, start, textStart, textEnd: textStart, end: textStart });
    },
    onclosetag: (name, isImplied) => {
      const last = found.at(-1);
      if (!isInHead || isImplied || last?.name !== name) return;
      last.textEnd = parser.startIndex;
      last.end = parser.endIndex + 1;
    },
  });
  parser.end(html);
  return found;
}

export const getElementText = (
  html: string,
  { textStart, textEnd }: Pick<Element, 'textStart' | 'textEnd'>,
): string => html.slice(textStart, textEnd);

/** A text with each edit made; they do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(text.slice(end, edit.start), edit.text);
    end = edit.end;
  }
  return parts.concat(text.slice(end)).join('');
}
