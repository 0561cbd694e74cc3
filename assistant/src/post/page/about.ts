import { textOf } from './blocks';
import { type Element, findAll } from './element';
import { oneLine } from './text';
import type { Tree } from './tree';

/** What a page says of itself in its head, and where its post stands. */
export interface PageFacts {
  /** Of its first heading. */
  heading: string | null;
  shownTitle: string | null;
  title: string;
  /** What previews of the page show. */
  image: string | null;
  /** What its card on X shows, if that is another one. */
  cardImage: string | null;
  /** As written. */
  canonical: string | null;
  language: string | null;
  /** The element that holds the post. */
  main: Element;
}

const bodyClass =
  /^(?:entry-content|post-content|article-content|article-body|post-body|single-content|content-body|postcontent|td-post-content|recipe-content|hentry|h-entry|post)$/;

const isBody = ({ name, attributes, classes }: Element): boolean =>
  name === 'article' ||
  name === 'main' ||
  attributes.role === 'main' ||
  attributes.itemprop === 'articleBody' ||
  classes.some((one) => bodyClass.test(one));

/** The number of letters of text in an element. */
function sizeOf(root: Element): number {
  let size = 0;
  const waiting: Element[] = [root];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const child of next.children) {
      if (typeof child !== 'string') waiting.push(child);
      else if (child.trim() !== '') size += child.length;
    }
  }
  return size;
}

/** The innermost element that holds most of what any candidate holds; else the whole page. */
function mainOf(root: Element): Element {
  const sized = findAll(root, isBody, 60).map((element) => ({ element, size: sizeOf(element) }));
  const largest = Math.max(0, ...sized.map(({ size }) => size));
  if (largest * 4 < sizeOf(root)) return root;
  return sized.findLast(({ size }) => size * 10 >= largest * 7)?.element ?? root;
}

const isFact = ({ name }: Element): boolean =>
  name === 'meta' || name === 'link' || name === 'h1' || name === 'html' || name === 'body';

/** Reads what a page says of itself. */
export function factsOf({ root, title }: Tree): PageFacts {
  const elements = findAll(root, isFact, 1000);
  const meta = (...names: string[]) =>
    elements.find(
      ({ name, attributes }) =>
        name === 'meta' && names.includes(attributes.property ?? attributes.name ?? ''),
    )?.attributes.content ?? null;
  const link = elements.find(({ attributes }) => attributes.rel?.toLowerCase() === 'canonical');
  const heading = elements.find(({ name }) => name === 'h1');
  return {
    heading: heading === undefined ? null : oneLine(textOf(heading)) || null,
    shownTitle: meta('og:title', 'twitter:title'),
    title: oneLine(title),
    image: meta('og:image', 'og:image:url', 'og:image:secure_url'),
    cardImage: meta('twitter:image', 'twitter:image:src'),
    canonical: link?.attributes.href ?? null,
    language:
      elements.find(({ attributes }) => attributes.lang !== undefined)?.attributes.lang ?? null,
    main: mainOf(root),
  };
}
