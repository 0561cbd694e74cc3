import { blocksOf } from './blocks';
import { oneLine } from './text';
import { treeOf } from './tree';

const most = 20_000;
const markup = /<[a-z/!]/i;

/** A line of a text, and whether the text marks it as a heading. */
export interface TextLine {
  text: string;
  isHeading: boolean;
}

/**
 * The lines of a text that may be HTML, also where its entities were escaped more than once.
 * Hidden elements in it say nothing.
 */
export function markedLines(source: string): TextLine[] {
  let text = source.slice(0, most);
  // Each round takes off one layer of escaping.
  for (let round = 0; round < 3 && !markup.test(text) && /&[#\w]{2,10};/.test(text); round += 1) {
    text = decoded(text);
  }
  if (!markup.test(text))
    return text
      .split(/[\r\n]+/)
      .map(oneLine)
      .filter(Boolean)
      .map((line) => ({ text: line, isHeading: false }));
  const hasBlocks = /<(?:p|br|li|div|tr)\b/i.test(text);
  const whole = hasBlocks ? text : text.replace(/[\r\n]+/g, '<br>');
  return blocksOf(treeOf(whole).root).map((block) => ({
    text: block.text,
    isHeading: block.kind === 'heading',
  }));
}

/** The texts of those lines alone. */
export const htmlLines = (source: string): string[] => markedLines(source).map(({ text }) => text);

/** With its entities decoded once. */
export function decoded(text: string): string {
  const { root } = treeOf(text.replaceAll('<', '&lt;'));
  return root.children.filter((child) => typeof child === 'string').join('');
}

/** As one line, without markup. */
export const plainLine = (text: string): string => htmlLines(text).join(' ');
