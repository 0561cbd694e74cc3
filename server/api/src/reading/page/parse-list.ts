import { toPostAddress } from '../../websites/blog-address';
import { canBePost, isOfPosts } from '../is-post';
import { maxAddress, maxSitemaps, maxPosts } from '../limits';
import { scanTags } from './scan-tags';

/** A page of a list, and what the list says of its last change. */
export interface Entry {
  url: string;
  lastmod: string | null;
  /** As a feed has it; sitemaps have none. */
  title: string | null;
}

/** The posts of one blog in a sitemap or a feed, and the sitemaps that an index names. */
export interface List {
  sitemaps: string[];
  entries: Entry[];
}

/** Whose list it is: only posts below its path are its own. */
export interface ListedBlog {
  url: string;
  domain: string;
  path: string;
}

/** Entries that are read of one list: the most that a sitemap may have. */
const maxEntries = 50_000;

/** Open elements, one in the other; what is deeper has no entries. */
const maxDepth = 512;

/** Characters of all addresses and titles of a list together: 400 of each post. */
const maxCharacters = 400 * maxPosts;

/** Characters of a title. */
const maxTitle = 120;

/** Which element holds an entry of which part. */
const holders = new Map<string, keyof List>([
  ['sitemap', 'sitemaps'],
  ['url', 'entries'],
  ['item', 'entries'],
  ['entry', 'entries'],
]);
const addresses = new Set(['loc', 'link']);
const changes = new Set(['lastmod', 'pubDate', 'updated']);

/** What stands in a sitemap, in an index of sitemaps, or in a feed (RSS, Atom). */
function readEntries(xml: string): Record<keyof List, Entry[]> {
  const list: Record<keyof List, Entry[]> = { sitemaps: [], entries: [] };
  const path: string[] = [];
  let tooDeep = 0;
  let url = '';
  let lastmod = '';
  let title = '';
  let text = '';
  const close = (name: string) => {
    const isOfHolder = holders.has(path.at(-1) ?? '');
    const value = text.trim();
    text = '';
    if (isOfHolder && addresses.has(name) && url === '') url = value;
    if (isOfHolder && changes.has(name)) lastmod = value.slice(0, 64);
    if (isOfHolder && name === 'title') title = value.replaceAll(/\s+/g, ' ').slice(0, maxTitle);
    const part = holders.get(name);
    if (part === undefined || url === '' || url.length > maxAddress) return;
    if (list[part].length < maxEntries)
      list[part].push({ url, lastmod: lastmod || null, title: title || null });
    // Holders inside one another would list it once more each.
    url = '';
  };
  const closeDownTo = (depth: number) => {
    while (path.length > depth) close(path.pop() ?? '');
  };
  const isXml = true;
  scanTags(
    xml,
    {
      attributes: ['href', 'rel'],
      onOpen: (name, { href = '', rel = 'alternate' }) => {
        if (tooDeep > 0 || path.length >= maxDepth) {
          tooDeep += 1;
          return;
        }
        path.push(name);
        text = '';
        if (holders.has(name)) [url, lastmod, title] = ['', '', ''];
        if (name === 'link' && rel === 'alternate' && url === '') url = href;
      },
      onText: (more) => {
        if (text.length < maxAddress) text += more;
      },
      onClose: (name) => {
        if (tooDeep > 0) {
          tooDeep -= 1;
          return;
        }
        const opened = path.lastIndexOf(name);
        if (opened !== -1) closeDownTo(opened);
      },
    },
    isXml,
  );
  closeDownTo(0);
  return list;
}

/** Milliseconds since the epoch; what is no date counts as the oldest. */
const parseTimeMs = ({ lastmod }: Entry) => Date.parse(lastmod ?? '') || 0;

/** The entries that changed last, each address once, the newest first. */
export function selectNewest(entries: Iterable<Entry>): Entry[] {
  const found = new Map<string, { entry: Entry; time: number }>();
  for (const entry of entries)
    if (!found.has(entry.url)) found.set(entry.url, { entry, time: parseTimeMs(entry) });
  const newest = [...found.values()].toSorted((a, b) => b.time - a.time).slice(0, maxPosts);
  return newest.map(({ entry }) => entry);
}

/**
 * Reads the posts of a blog in a list, as far as it can be read; what is no list has none.
 * @returns at most as many entries and sitemaps as are read of a blog, so that nothing is queued of
 *   which nothing would come.
 */
export function parseList(xml: string, blog: ListedBlog): List {
  const { sitemaps, entries } = readEntries(xml);
  const posts = entries.flatMap(({ url: given, ...more }) => {
    const url = toPostAddress(given, blog);
    return url !== null && canBePost(url, blog.path) ? [{ url, ...more }] : [];
  });
  const further = sitemaps.flatMap(({ url }) =>
    URL.canParse(url) && isOfPosts(url) ? [new URL(url).href] : [],
  );
  let characters = 0;
  return {
    sitemaps: [...new Set(further)].slice(0, maxSitemaps),
    entries: selectNewest(posts).filter(
      ({ url, title }) => (characters += url.length + (title?.length ?? 0)) <= maxCharacters,
    ),
  };
}
