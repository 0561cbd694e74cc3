import { ingredientList } from './recipe-data';

/** The post that a reader has in front of them. */
export interface PostInView {
  /** By which CPal knows it. */
  address: string;
  /** The element that its recipe is in; null if none is found. */
  card: Element | null;
}

/** Recipe cards: the blogger's own choice first, then by plugin, then by microdata. */
const cards = [
  '[data-cpal]',
  '.wprm-recipe-container',
  '.tasty-recipes',
  '.mv-create-card',
  '[itemtype$="schema.org/Recipe"]',
];

const cardIn = (scope: ParentNode): Element | null =>
  cards.map((card) => scope.querySelector(card)).find(Boolean) ?? null;

/** If a page's recipe data has no card of its own: the parent of its list of ingredients. */
const besideData = (): Element | null => ingredientList(document)?.parentElement ?? null;

const canonical = () =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '';

const isOwn = (href: string) => href.startsWith(`${location.origin}/`);

/** How themes that load one post below another write where each is. */
const permalinks = [
  [':is(h1,h2,header) a[rel~="bookmark"]', 'href'],
  ['link[itemprop="url"],link[itemprop="mainEntityOfPage"]', 'href'],
  ['[data-permalink]', 'data-permalink'],
  ['[data-url]', 'data-url'],
] as const;

/** The address that one of several posts in a page names as its own; null if it names none here. */
function permalinkOf(post: Element): string | null {
  for (const [selector, attribute] of permalinks) {
    const named = post.matches(selector) ? post : post.querySelector(selector);
    const written = named?.getAttribute(attribute) ?? '';
    if (written === '' || !URL.canParse(written, document.baseURI)) continue;
    const { href } = new URL(written, document.baseURI);
    if (isOwn(href)) return href;
  }
  return null;
}

/** Pixels between an element and the middle of the window. */
function distance(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  const middle = innerHeight / 2;
  return Math.max(top - middle, middle - bottom, 0);
}

/**
 * Makes what finds the post in view, also after a page has gone on without a new document: it
 * loaded the next post below the first, or another one in its place.
 */
export function findPosts(): () => PostInView {
  const first = { path: location.pathname, canonical: canonical() };

  /** The page's own address; a canonical one that is left from another path does not count. */
  const pageAddress = () => {
    const named = canonical();
    const isLeft = location.pathname !== first.path && named === first.canonical;
    return isOwn(named) && !isLeft ? named : (location.href.split('#', 1)[0] ?? '');
  };

  return () => {
    // Teasers of other posts are articles too, but hold no recipe.
    const posts = [...document.querySelectorAll('article')].filter(cardIn);
    if (posts.length < 2) return { address: pageAddress(), card: cardIn(document) ?? besideData() };
    const post = posts.reduce((near, next) => (distance(next) < distance(near) ? next : near));
    // The page's address says which one it is, but for the first page and posts added in silence.
    const isNamed =
      location.pathname !== first.path || (post === posts[0] && location.pathname !== '/');
    return { address: (isNamed ? null : permalinkOf(post)) ?? pageAddress(), card: cardIn(post) };
  };
}
