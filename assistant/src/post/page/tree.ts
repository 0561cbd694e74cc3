import { Tokenizer } from 'htmlparser2';
import { newApartRule, isWordless } from './apart';
import { plugins } from '../markup/plugins';
import { type AttributeName, type Element, findAll, keptAttributes, newElement } from './element';
import { Disclosures } from './disclosures';
import { leastSeen, type Sight, sightOf } from './hidden';
import { Stylesheets } from './stylesheet';
import { openAfter, openBefore, voidElements } from './nesting';
import type { Open } from './open-element';

/** A page as a reader sees it, and the data that it carries for machines. */
export interface Tree {
  root: Element;
  /** The texts of its `application/ld+json` scripts. */
  data: string[];
  title: string;
}

const most = { characters: 5_000_000, depth: 256, elements: 120_000, data: 40, value: 4000 };

const cardNames: ReadonlySet<string> = new Set(plugins.map(({ card }) => card));

const kept: ReadonlySet<string> = new Set(keptAttributes);
const isKept = (name: string): name is AttributeName => kept.has(name);

/** Builds the tree from the tokens of a page; its depth and size are bounded. */
class TreeBuilder {
  readonly root = newElement('#page', null);
  readonly data: string[] = [];
  title = '';
  private readonly html: string;
  private readonly open: Open[] = [];
  private readonly names: string[] = [];
  private readonly isApart = newApartRule();
  private readonly doubtful: { element: Element; size: number }[] = [];
  private tag: Element | null = null;
  private attribute: AttributeName | null = null;
  private value = '';
  private pending = '';
  private tooDeep = 0;
  private elements = 0;
  private text = 0;
  private headings = 0;
  private cards = 0;
  private rulesBefore = -1;
  private readonly styles = new Stylesheets();
  private readonly disclosures = new Disclosures();

  constructor(html: string) {
    this.html = html;
  }

  onopentagname(start: number, end: number): void {
    this.flush();
    this.tag = newElement(this.html.slice(start, Math.min(end, start + 40)).toLowerCase(), null);
  }

  onattribname(start: number, end: number): void {
    const name = end - start > 20 ? '' : this.html.slice(start, end).toLowerCase();
    const isFirst = isKept(name) && this.tag?.attributes[name] === undefined;
    this.attribute = isFirst ? name : null;
  }

  onattribdata(start: number, end: number): void {
    if (this.attribute !== null && this.value.length < most.value) {
      this.value += this.html.slice(start, Math.min(end, start + most.value));
    }
  }

  onattribentity(code: number): void {
    if (this.attribute !== null) this.value += String.fromCodePoint(code);
  }

  onattribend(): void {
    if (this.attribute !== null && this.tag !== null) {
      this.tag.attributes[this.attribute] = this.value;
    }
    this.value = '';
  }

  onselfclosingtag(): void {
    this.onopentagend();
  }

  onopentagend(): void {
    const element = this.tag;
    this.tag = null;
    if (element === null) return;
    this.closeDownTo(openBefore(element.name, this.names));
    if (this.tooDeep > 0 || this.elements >= most.elements) {
      this.tooDeep += voidElements.has(element.name) ? 0 : 1;
      return;
    }
    this.start(element);
  }

  private start(element: Element): void {
    const outer = this.open.at(-1);
    element.parent = outer?.element ?? this.root;
    const names = element.attributes.class?.toLowerCase().trim();
    if (names) element.classes = names.split(/\s+/, 30);
    const around = outer?.colours ?? { text: null, ground: null };
    const isData = element.name === 'script' && /ld\+json/i.test(element.attributes.type ?? '');
    let sight: Sight = outer?.isDropped === true || isWordless(element) ? 'unseen' : 'seen';
    let colours = around;
    // Some pages hide themselves whole until their script has run.
    if (sight === 'seen' && element.name !== 'body' && element.name !== 'html') {
      [sight, colours] = sightOf(element, around);
      sight = leastSeen(sight, this.styles.sightOf(element));
    }
    const isDropped = sight === 'unseen';
    if (!isDropped) {
      this.elements += 1;
      element.parent.children.push(element);
      this.disclosures.note(element);
      if (sight === 'closed') this.disclosures.close(element);
    }
    if (voidElements.has(element.name)) return;
    if (this.open.length >= most.depth) {
      this.tooDeep = 1;
      return;
    }
    this.names.push(element.name);
    this.open.push({
      element,
      colours,
      isDropped,
      isData,
      isClosed:
        outer?.isClosed === true || sight === 'closed' || this.disclosures.isPending(element),
      isApart:
        !isDropped && (this.isApart(element) || element.attributes['aria-hidden'] === 'true'),
      textBefore: this.text,
      headingsBefore: this.headings,
      cardsBefore: this.cards,
    });
    if (isDropped || this.open.at(-1)?.isClosed === true) return;
    if (element.name === 'h1') this.headings += 1;
    if (element.classes.some((one) => cardNames.has(one))) this.cards += 1;
  }

  onclosetag(start: number, end: number): void {
    this.flush();
    const name = this.html.slice(start, Math.min(end, start + 40)).toLowerCase();
    if (this.tooDeep > 0) {
      this.tooDeep -= 1;
      return;
    }
    if (name === 'br') this.open.at(-1)?.element.children.push(newElement('br', null));
    this.closeDownTo(openAfter(name, this.names));
  }

  private closeDownTo(stay: number): void {
    while (this.open.length > stay) {
      this.names.pop();
      const closed = this.open.pop();
      if (closed?.isApart === true) this.drop(closed);
    }
  }

  /** What stands apart goes, but for wrappers of the post, known by its title or recipe card. */
  private drop({ element, textBefore, headingsBefore, cardsBefore }: Open): void {
    const size = this.text - textBefore;
    if (this.cards > cardsBefore) return;
    if (headingsBefore === 0 && this.headings > 0) this.doubtful.push({ element, size });
    else if (this.isApart(element)) this.remove(element, size);
    else {
      this.text -= size;
      this.disclosures.close(element);
    }
  }

  private remove(element: Element, size: number): void {
    const siblings = element.parent?.children ?? [];
    const place = siblings.lastIndexOf(element);
    if (place !== -1) siblings.splice(place, 1);
    this.text -= size;
  }

  ontext(start: number, end: number): void {
    const inner = this.open.at(-1);
    if (inner?.element.name === 'style') this.styles.add(this.html.slice(start, end));
    else if (inner?.isData === true) {
      if (this.data.length < most.data) this.pending += this.html.slice(start, end);
    } else if (this.tooDeep === 0 && inner?.isDropped !== true) {
      this.pending += this.html.slice(start, end);
    }
  }

  ontextentity(code: number): void {
    const inner = this.open.at(-1);
    if (this.tooDeep === 0 && inner?.isDropped !== true) {
      this.pending += String.fromCodePoint(code);
    }
  }

  private flush(): void {
    const { pending } = this;
    if (pending === '') return;
    this.pending = '';
    const inner = this.open.at(-1);
    if (inner?.isData === true) this.data.push(pending);
    else if (inner?.element.name === 'title') this.title ||= pending;
    else {
      if (this.rulesBefore < 0 && pending.trim() !== '') this.rulesBefore = this.styles.count;
      if (inner?.isClosed !== true) this.text += pending.length;
      (inner?.element ?? this.root).children.push(pending);
    }
  }

  oncdata(): void {}
  oncomment(): void {
    this.flush();
  }
  ondeclaration(): void {}
  onprocessinginstruction(): void {}

  /** A style element may stand after what it hides. */
  private hideLate(): void {
    const isHidden = (one: Element) => this.styles.sightOf(one) !== 'seen';
    for (const element of findAll(this.root, isHidden)) {
      if (element.name === 'body' || element.name === 'html') continue;
      if (this.styles.sightOf(element) === 'closed') this.disclosures.close(element);
      else this.remove(element, 0);
    }
  }

  onend(): void {
    this.flush();
    this.closeDownTo(0);
    for (const { element, size } of this.doubtful) {
      if (size * 2 < this.text) this.remove(element, size);
    }
    if (this.styles.count > this.rulesBefore) this.hideLate();
    this.disclosures.settle();
  }
}

/** Parses a page into what its reader sees: no script, hidden text, comments or side matter. */
export function treeOf(html: string): Tree {
  const builder = new TreeBuilder(html.slice(0, most.characters));
  const tokens = new Tokenizer({ xmlMode: false, decodeEntities: true }, builder);
  tokens.write(html.slice(0, most.characters));
  tokens.end();
  return { root: builder.root, data: builder.data, title: builder.title };
}
