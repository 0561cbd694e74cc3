import type { Line } from '../draft';
import { amountAt } from '../lines/amount';
import { trailing } from '../lines/trailing';
import { sectionOf } from './words';
import type { Block } from '../page/blocks';
import type { Element } from '../page/element';

const most = { lines: 200, line: 2000 };

const leadingNumber =
  /^(?:(?:step|schritt|paso|étape|etape|passo|passaggio|fase|krok|steg|stap|手順|工程)\s{0,2}\d{1,2}|\d{1,2}\s{0,1}[.):](?!\d))\s{0,2}[:.)–-]{0,2}\s{0,2}/iu;

/** Without the number that a step leads with; the step's place says it. */
export const withoutNumber = (text: string): string => text.replace(leadingNumber, '').trim();

/** A heading's text as the name of a group, without its colon; null where it names none. */
export function groupName(text: string): string | null {
  const name = text.replace(/[\s:：]+$/u, '').slice(0, 160);
  const isOfAll = name.length < 25 && sectionOf(name) !== null && !name.includes(' ');
  return isOfAll || !/\p{L}{2}|[\u3040-\u9FFF]/u.test(name) ? null : name;
}

/** "For the glaze" before a list names it; before others a text may say anything. */
const purpose = /^(?:for|für|para|pour|per|na|do|dla)\s/iu;

/** A table's row of the names of its columns. */
export const isHeaderRow = ({ name, children }: Element): boolean => {
  const cells = children.filter((child) => typeof child !== 'string');
  return name === 'tr' && cells.length > 1 && cells.every((cell) => cell.name === 'th');
};

/**
 * The lines of a section: its list items, or its paragraphs where it has no list. A heading in it
 * names the group of the lines below.
 */
export function linesOf(blocks: readonly Block[]): Line[] {
  const items = blocks.filter(({ kind }) => kind === 'item').length;
  const texts = blocks.filter(({ kind }) => kind === 'text').length;
  const hasList = items >= 2 || (items === 1 && texts <= 1);
  const lines: Line[] = [];
  let group: string | null = null;
  for (const [place, { kind, text, element }] of blocks.entries()) {
    const isBetween = lines.length > 0 || purpose.test(text);
    const leadsList = isBetween && hasList && kind === 'text' && blocks[place + 1]?.kind === 'item';
    const isLabel =
      kind === 'heading' ||
      (text.length <= 60 && /^\D{2,60}[:：]$/u.test(text)) ||
      (leadsList && text.length <= 40 && !/[\d.!?]/.test(text));
    if (isHeaderRow(element)) continue;
    if (isLabel) {
      group = groupName(withoutNumber(text)) ?? group;
    } else if (lines.length < most.lines && kind === (hasList ? 'item' : 'text')) {
      lines.push({ text: text.slice(0, most.line), group });
    }
  }
  return lines;
}

/** Whether a line has an amount at its start or end, as ingredients have. */
export const hasAmount = (text: string): boolean =>
  amountAt(text.replace(/^[^\p{L}\p{N}½⅓⅔¼¾]+/u, '')) !== null ||
  /[\s:](?:\d|[½¼¾大小])\S{0,9}$|[:：]\s?\d/u.test(text) ||
  (text.length <= 80 && (trailing(text, null)?.unit ?? null) !== null);
