import type { Element } from './element';
import { lowered, raised } from './figures';
import { blockElements } from './nesting';
import { cut, oneLine } from './text';

/** A line of its own on a page. */
export interface Block {
  kind: 'heading' | 'item' | 'text';
  /** 1 to 6 as of `h1` to `h6`, 7 a term or summary, 8 a bold line; 0 for all but headings. */
  level: number;
  text: string;
  /** The block element that it stands in. */
  element: Element;
}

const most = { blocks: 4000, line: 4000, heading: 160 };

/** A list of terms alone, without descriptions, is a list of items. */
const isTerm = ({ name, parent }: Element): boolean =>
  name === 'dt' &&
  parent !== null &&
  parent.children.slice(0, 200).some((child) => typeof child !== 'string' && child.name === 'dd');

const levelOf = (element: Element): number => {
  if (/^h[1-6]$/.test(element.name)) return Number(element.name[1]);
  return element.name === 'summary' || isTerm(element) ? 7 : 0;
};

const isBold = (name: string): boolean => name === 'strong' || name === 'b';

const isInline = (child: Element | string | undefined): child is Element =>
  typeof child === 'object' && /^(?:span|a|b|strong|i|em|u|label)$/.test(child.name);

/**
 * Where the page's styles part two elements that no space parts, as an amount and its unit: the
 * ends of both texts that a space goes between. Null where they are one word.
 */
function gapBetween(before: Element | string | undefined, child: Element | string): RegExp | null {
  if (!isInline(before) || !isInline(child)) return null;
  const [one, other] = [before.classes[0], child.classes[0]];
  if (one !== undefined && other !== undefined && one !== other) {
    return /[\p{Script=Latin}\p{N}.)]\|[\p{Script=Latin}\p{N}(]/u;
  }
  return one === other && before.name === child.name
    ? null
    : /\p{Script=Latin}\|\p{N}|\p{N}\|\p{Script=Latin}/u;
}

/** "1<sup>1</sup>/<sub>2</sub>" is one and a half, not eleven halves. */
const inSmall = (text: string, name: string): string =>
  name === 'sup' ? raised(text) : name === 'sub' ? lowered(text) : text;

/** Reads elements into lines, in the order of the page. */
class BlockReader {
  readonly blocks: Block[] = [];
  private readonly skips: (element: Element) => boolean;
  private line = '';
  private gap: RegExp | null = null;
  private hasPlain = false;
  private hasBold = false;

  constructor(skips: (element: Element) => boolean) {
    this.skips = skips;
  }

  read(element: Element, owner: Element, inBold: boolean): void {
    for (const [place, child] of element.children.entries()) {
      this.gap = gapBetween(element.children[place - 1], child) ?? this.gap;
      if (this.blocks.length >= most.blocks) return;
      if (typeof child === 'string') this.add(inSmall(child, element.name), inBold);
      else if (child.name === 'br' || child.name === 'hr') this.end(owner);
      else if (!this.skips(child)) this.readChild(child, owner, inBold);
    }
  }

  private readChild(child: Element, owner: Element, inBold: boolean): void {
    const isCell = child.name === 'td' || child.name === 'th';
    if (isCell || !blockElements.has(child.name)) {
      if (isCell) this.line += ' ';
      this.read(child, owner, inBold || isBold(child.name));
      return;
    }
    this.end(owner);
    this.read(child, child.name === 'p' && owner.name === 'li' ? owner : child, inBold);
    this.end(child.name === 'p' && owner.name === 'li' ? owner : child);
  }

  private add(text: string, inBold: boolean): void {
    if (this.line.length > most.line) return;
    if (this.gap?.test(this.line.slice(-2) + '|' + text.slice(0, 2)) === true) this.line += ' ';
    this.gap = null;
    this.line += text.length > most.line ? text.slice(0, most.line) : text;
    if (text.trim() === '') return;
    if (inBold) this.hasBold = true;
    else this.hasPlain = true;
  }

  end(owner: Element): void {
    const text = cut(oneLine(this.line), most.line);
    const isAllBold = this.hasBold && !this.hasPlain;
    this.line = '';
    this.gap = null;
    this.hasPlain = false;
    this.hasBold = false;
    if (text === '') return;
    const isItem = owner.name === 'li' || /^(?:dd|dt|tr)$/.test(owner.name);
    const isShort = text.length <= most.heading;
    const ofName = isShort ? headingLevel(owner) : 0;
    const level = ofName > 0 ? ofName : Number(isAllBold && isShort && !isItem) * 8;
    const kind = level > 0 ? 'heading' : isItem ? 'item' : 'text';
    this.blocks.push({ kind, level, text, element: owner });
  }
}

const headingLevel = (element: Element): number => {
  for (let up: Element | null = element, steps = 0; up !== null && steps < 3; steps += 1) {
    const level = levelOf(up);
    if (level > 0) return level;
    up = up.parent;
  }
  return 0;
};

/** The lines of an element, without the parts that `skips` names. */
export function blocksOf(
  root: Element,
  skips: (element: Element) => boolean = () => false,
): Block[] {
  const reader = new BlockReader(skips);
  reader.read(root, root, false);
  reader.end(root);
  return reader.blocks;
}

/** All text of an element as one line. */
export const textOf = (element: Element): string =>
  blocksOf(element)
    .map(({ text }) => text)
    .join(' ');
