import { setImmediate } from 'node:timers/promises';
import { Parser } from 'htmlparser2';

/** A page of a list, and what the list says of its last change. */
export interface Entry {
  url: string;
  lastmod: string | null;
}

/** What stands in a sitemap, in an index of sitemaps, or in a feed (RSS, Atom). */
export interface List {
  sitemaps: Entry[];
  entries: Entry[];
}

/** Entries that are read of one list: the most that a sitemap may have. */
const mostEntries = 50_000;

/** Characters that are parsed in one piece, so that others get their turn between two. */
const slice = 256 * 1024;

/** Which element holds an entry of which part. */
const holders = new Map<string, keyof List>([
  ['sitemap', 'sitemaps'],
  ['url', 'entries'],
  ['item', 'entries'],
  ['entry', 'entries'],
]);
const addresses = new Set(['loc', 'link']);
const changes = new Set(['lastmod', 'pubDate', 'updated']);

/** Characters of an address or a date; what is longer is none. */
const longest = 2_048;

/** Reads a list as far as it can be read; what is no list has no entries. */
export async function parseList(xml: string): Promise<List> {
  const list: List = { sitemaps: [], entries: [] };
  const path: string[] = [];
  let url = '';
  let lastmod = '';
  let text = '';
  const parser = new Parser(
    {
      onopentag: (name, { href = '', rel = 'alternate' }) => {
        path.push(name);
        text = '';
        if (holders.has(name)) [url, lastmod] = ['', ''];
        if (name === 'link' && rel === 'alternate' && url === '') url = href;
      },
      ontext: (more) => {
        if (text.length < longest) text += more;
      },
      onclosetag: (name) => {
        path.pop();
        const isOfHolder = holders.has(path.at(-1) ?? '');
        const value = text.trim();
        text = '';
        if (isOfHolder && addresses.has(name) && url === '') url = value;
        if (isOfHolder && changes.has(name)) lastmod = value.slice(0, 64);
        const part = holders.get(name);
        if (part === undefined || url === '' || url.length > longest) return;
        if (list[part].length < mostEntries)
          list[part].push({ url, lastmod: lastmod === '' ? null : lastmod });
      },
    },
    { xmlMode: true },
  );
  for (let at = 0; at < xml.length; at += slice) {
    parser.write(xml.slice(at, at + slice));
    await setImmediate();
  }
  parser.end();
  return list;
}

/** The address of the feed that a page names in its head; null for none. */
export function findFeed(html: string): string | null {
  let feed: string | null = null;
  const parser = new Parser({
    onopentag: (name, { rel, type, href }) => {
      const isFeed = rel === 'alternate' && /^application\/(?:rss|atom)\+xml$/i.test(type ?? '');
      if (name === 'link' && isFeed && !/comments\//.test(href ?? '')) feed ??= href ?? null;
    },
  });
  parser.end(html);
  return feed;
}
