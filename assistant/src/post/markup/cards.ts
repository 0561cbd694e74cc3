import { type Draft, emptyDraft, type Line } from '../draft';
import { linesOf, withoutNumber } from '../sections/lines';
import { sectionOf } from '../sections/words';
import { type Block, blocksOf, textOf } from '../page/blocks';
import { type Element, findAll, findFirst } from '../page/element';
import { nutrientsIn } from './nutrients';
import { plugins, type Plugin } from './plugins';

const has = (name: string) => (element: Element) =>
  element.classes.includes(name) || element.attributes.id === name;

const hasAny = (names: readonly string[]) => {
  const tests = names.map(has);
  return (element: Element) => tests.some((test) => test(element));
};

const hasHead = (text: string) => text.replace(/^.{0,30}[:：]\s{0,3}/u, '');

/** A recipe card of a plugin on a page. */
export interface Card {
  element: Element;
  plugin: Plugin;
}

/** The recipe cards of the plugins that are known, in the order of the page. */
export function cardsIn(root: Element): Card[] {
  const isCard = hasAny(plugins.map(({ card }) => card));
  const found: Card[] = [];
  for (const element of findAll(root, isCard, 20)) {
    const plugin = plugins.find(({ card }) => has(card)(element));
    const isInner = found.some((card) => card.plugin === plugin && inside(element, card.element));
    if (plugin !== undefined && !isInner) found.push({ element, plugin });
  }
  return found;
}

const inside = (element: Element, outer: Element): boolean => {
  for (let up = element.parent; up !== null; up = up.parent) if (up === outer) return true;
  return false;
};

const outermost = (elements: readonly Element[]): Element[] =>
  elements.filter((one) => !elements.some((other) => other !== one && inside(one, other)));

/** Whether an element, or one of those right around it, passes a test. */
const isNear = (element: Element, test: (one: Element) => boolean): boolean => {
  for (let one: Element | null = element, depth = 0; one !== null && depth < 4; depth += 1) {
    if (test(one)) return true;
    one = one.parent;
  }
  return false;
};

/** Marks a plugin's headings and items, which may be any element, as such. */
function markedAs(plugin: Plugin, blocks: readonly Block[]): Block[] {
  const isHeading = hasAny(plugin.heading ?? []);
  const isItem = hasAny(plugin.item ?? []);
  return blocks.map((block) => {
    if (plugin.heading !== undefined && isNear(block.element, isHeading)) {
      return { ...block, kind: 'heading', level: 8 };
    }
    if (plugin.item !== undefined && isNear(block.element, isItem)) {
      return { ...block, kind: 'item', level: 0 };
    }
    return block;
  });
}

/** A time as written; its number alone says no unit, that stands beside it. */
function timeIn(card: Element, names: readonly string[] | undefined): string | null {
  const found = names === undefined ? null : findFirst(card, hasAny(names));
  if (found === null) return null;
  const text = textOf(found);
  if (!/^\d*$/.test(text) || found.parent === null) return text || null;
  const around = textOf(found.parent);
  // What stands around it may hold the other times too.
  return around.match(/\d+(?:\s{0,3}\p{L}+)?/gu)?.length === 1 || text === ''
    ? around
    : (new RegExp(`(?<!\\d)${text}\\s{0,3}\\p{L}+`, 'u').exec(around)?.[0] ?? around);
}

/** Whether a line only names its part: "Notes". */
const isTitle = (kind: Block['kind'], text: string): boolean =>
  (kind === 'heading' || !text.includes(' ')) && sectionOf(text) !== null;

/** Reads a plugin's recipe card. */
export function cardDraft({ element, plugin }: Card): Draft {
  const parts = (names: readonly string[] | undefined) =>
    names === undefined ? [] : outermost(findAll(element, hasAny(names)));
  const isPassedOver = hasAny(plugin.without ?? []);
  const lines = (names: readonly string[] | undefined): Line[] =>
    linesOf(
      markedAs(
        plugin,
        parts(names).flatMap((part) => blocksOf(part, isPassedOver)),
      ),
    );
  const texts = (names: readonly string[] | undefined) =>
    parts(names)
      .flatMap((part) => blocksOf(part, isPassedOver))
      .filter(({ kind, text }) => !isTitle(kind, text))
      .map(({ text }) => text);
  const first = (names: readonly string[] | undefined) => {
    const found = names === undefined ? null : findFirst(element, hasAny(names));
    return found === null ? null : textOf(found) || null;
  };
  return {
    ...emptyDraft(),
    name: first(plugin.name),
    yields: [first(plugin.yields)].filter((text) => text !== null).map(hasHead),
    times: {
      prep: timeIn(element, plugin.prep),
      cook: timeIn(element, plugin.cook),
      total: timeIn(element, plugin.total),
    },
    ingredients: lines(plugin.ingredients),
    steps: lines(plugin.steps).map((line) => ({ ...line, text: withoutNumber(line.text) })),
    notes: texts(plugin.notes),
    equipment: texts(plugin.equipment),
    nutrition: nutrientsIn(texts(plugin.nutrition), first(plugin.calories)),
  };
}
