/** The attributes that reading needs; all others are passed over. */
export const keptAttributes = [
  'aria-controls',
  'aria-expanded',
  'aria-hidden',
  'aria-label',
  'aria-labelledby',
  'class',
  'color',
  'content',
  'data-bs-target',
  'data-bs-toggle',
  'data-tab',
  'data-target',
  'data-toggle',
  'datetime',
  'for',
  'hidden',
  'href',
  'id',
  'itemprop',
  'itemscope',
  'itemtype',
  'lang',
  'name',
  'property',
  'rel',
  'role',
  'src',
  'style',
  'title',
  'type',
  'typeof',
  'value',
] as const;

export type AttributeName = (typeof keptAttributes)[number];

/** An element of a page, with those children alone that a reader of the post sees. */
export interface Element {
  name: string;
  attributes: Partial<Record<AttributeName, string>>;
  /** Its class names in lower case. */
  classes: readonly string[];
  parent: Element | null;
  children: (Element | string)[];
}

export const newElement = (name: string, parent: Element | null): Element => ({
  name,
  attributes: {},
  classes: [],
  parent,
  children: [],
});

/** All elements below `root` that `fits`, in the order of the page, `most` of them at most. */
export function findAll(
  root: Element,
  fits: (element: Element) => boolean,
  most = 2000,
): Element[] {
  const found: Element[] = [];
  const waiting: Element[] = [root];
  for (let next = waiting.pop(); next !== undefined && found.length < most; next = waiting.pop()) {
    if (next !== root && fits(next)) found.push(next);
    for (let index = next.children.length - 1; index >= 0; index -= 1) {
      const child = next.children[index];
      if (child !== undefined && typeof child !== 'string') waiting.push(child);
    }
  }
  return found;
}

/** The first element below `root` that `fits`, or null. */
export const findFirst = (root: Element, fits: (element: Element) => boolean): Element | null =>
  findAll(root, fits, 1)[0] ?? null;

/** Whether `element` is `ancestor` or stands inside it. */
export function isInside(element: Element, ancestor: Element): boolean {
  for (let up: Element | null = element; up !== null; up = up.parent) {
    if (up === ancestor) return true;
  }
  return false;
}
