import { gunzipSync } from 'node:zlib';
import { toPostAddress } from '../blogs/blog-address';
import { decodeText } from './charset';
import { mostPosts } from './due';
import { FetchFailure } from './failures';
import type { Fetched, GuardedFetch } from './guarded-fetch';
import { canBePost, isOfPosts } from './is-post';
import { type Entry, type List, findFeed, parseList } from './parse-list';
import type { PoliteFetch } from './robots';

/** Where sitemaps are that robots.txt does not name. */
const usualSitemaps = ['/sitemap.xml', '/sitemap_index.xml', '/wp-sitemap.xml'];
const usualFeed = '/feed/';

/** Sitemaps that are read of one blog. */
const mostSitemaps = 60;

const mostBytes = 5 * 2 ** 20;

interface Blog {
  url: string;
  domain: string;
}

const nothing: List = { sitemaps: [], entries: [] };

const isGzip = (body: Buffer) => body[0] === 0x1f && body[1] === 0x8b;

/** A list may be a compressed file besides what its transport compresses. */
function unpack(body: Buffer): Buffer {
  if (!isGzip(body)) return body;
  try {
    return gunzipSync(body, { maxOutputLength: mostBytes });
  } catch {
    return Buffer.alloc(0);
  }
}

const isGood = ({ status }: Fetched) => status >= 200 && status < 300;

/** Reads one list; one that is missing, or lies elsewhere, is empty. */
async function readList(fetchPage: GuardedFetch, address: string): Promise<List> {
  try {
    const page = await fetchPage(address);
    if (!isGood(page)) return nothing;
    return await parseList(decodeText(unpack(page.body), page.header('content-type')));
  } catch (error) {
    if (error instanceof FetchFailure) return nothing;
    throw error;
  }
}

/** All entries of some sitemaps and of those that they name. */
async function readSitemaps(
  fetchPage: GuardedFetch,
  first: readonly string[],
  keep: (list: List) => boolean,
) {
  const waiting = [...first];
  const seen = new Set<string>();
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (seen.has(address) || seen.size >= mostSitemaps) continue;
    seen.add(address);
    const list = await readList(fetchPage, address);
    if (!keep(list)) return;
    const more = list.sitemaps.map(({ url }) => url).filter((url) => URL.canParse(url));
    waiting.push(...more.filter(isOfPosts));
  }
}

async function readFeed(fetchPage: GuardedFetch, { url }: Blog): Promise<Entry[]> {
  const home = await fetchPage(url);
  const named = isGood(home) ? findFeed(decodeText(home.body, home.header('content-type'))) : null;
  const address = named ?? usualFeed;
  if (!URL.canParse(address, url)) return [];
  return (await readList(fetchPage, new URL(address, url).href)).entries;
}

/** Milliseconds since the epoch; what is no date counts as the oldest. */
const timeOf = ({ lastmod }: Entry) => Date.parse(lastmod ?? '') || 0;

/**
 * The addresses of a blog's posts as the blog lists them: by its sitemaps, else by its feed.
 * @returns at most 5,000, newest change first; none where it has no list.
 * @throws FetchFailure where the blog cannot be reached.
 */
export async function listPosts(
  { fetchPage, sitemaps }: PoliteFetch,
  blog: Blog,
): Promise<Entry[]> {
  const found = new Map<string, Entry>();
  const keep = ({ entries }: Pick<List, 'entries'>) => {
    for (const { url: given, lastmod } of entries) {
      const url = toPostAddress(given, blog);
      if (url !== null && canBePost(url) && !found.has(url)) found.set(url, { url, lastmod });
    }
    return found.size < 2 * mostPosts;
  };
  const usual = usualSitemaps.map((path) => new URL(path, blog.url).href);
  for (const first of sitemaps.length > 0 ? [sitemaps, usual] : usual.map((one) => [one])) {
    if (found.size === 0) await readSitemaps(fetchPage, first, keep);
  }
  if (found.size === 0) keep({ entries: await readFeed(fetchPage, blog) });
  return [...found.values()].toSorted((a, b) => timeOf(b) - timeOf(a)).slice(0, mostPosts);
}
