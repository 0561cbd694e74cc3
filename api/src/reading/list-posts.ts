import { FetchFailure } from './failures';
import type { Fetched, GuardedFetch } from './guarded-fetch';
import { maxSitemaps, mostPosts } from './limits';
import { type Entry, type List, newestOf } from './page/parse-list';
import type { PageReader } from './read-page';
import type { PoliteFetch } from './robots';

/** Where sitemaps are that robots.txt does not name, and the feed: from where the blog begins. */
const usualSitemaps = ['sitemap.xml', 'sitemap_index.xml', 'wp-sitemap.xml'];
const usualFeed = 'feed/';

/** Entries that are kept of one blog before the newest are taken. */
const maxEntries = 2 * mostPosts;

interface Blog {
  url: string;
  domain: string;
  path: string;
}

/** What lists are read with. */
interface Deps {
  fetchPage: GuardedFetch;
  pageReader: PageReader;
}

const nothing: List = { sitemaps: [], entries: [] };

const isGood = ({ status }: Fetched) => status >= 200 && status < 300;

/** Reads one list; one that is missing, or lies elsewhere, is empty. */
async function readList(
  { fetchPage, pageReader }: Deps,
  address: string,
  blog: Blog,
): Promise<List> {
  try {
    const page = await fetchPage(address);
    return isGood(page) ? await pageReader.readList(page, blog) : nothing;
  } catch (error) {
    if (error instanceof FetchFailure) return nothing;
    throw error;
  }
}

/** All entries of some sitemaps and of those that they name. */
async function readSitemaps(deps: Deps, first: readonly string[], blog: Blog): Promise<Entry[]> {
  const sitemaps = new Set(first.slice(0, maxSitemaps));
  const entries: Entry[] = [];
  // What is added to a set meanwhile is gone through as well.
  for (const address of sitemaps) {
    const list = await readList(deps, address, blog);
    entries.push(...list.entries);
    if (entries.length >= maxEntries) break;
    for (const url of list.sitemaps) if (sitemaps.size < maxSitemaps) sitemaps.add(url);
  }
  return entries;
}

async function readFeed(deps: Deps, blog: Blog): Promise<Entry[]> {
  const home = await deps.fetchPage(blog.url);
  const address =
    (isGood(home) ? await deps.pageReader.findFeed(home) : null) ?? blog.path + usualFeed;
  if (!URL.canParse(address, blog.url)) return [];
  return (await readList(deps, new URL(address, blog.url).href, blog)).entries;
}

/**
 * The addresses of a blog's posts as the blog lists them: by its sitemaps, else by its feed.
 * @returns at most 5,000, newest change first; none where it has no list.
 * @throws FetchFailure where the blog cannot be reached, PageFault where a list cannot be read.
 */
export async function listPosts(
  { fetchPage, sitemaps }: PoliteFetch,
  pageReader: PageReader,
  blog: Blog,
): Promise<Entry[]> {
  const deps = { fetchPage, pageReader };
  // Those of the whole site list a blog below a path as well.
  const usual = [...new Set([blog.path, '/'])].flatMap((from) =>
    usualSitemaps.map((name) => new URL(from + name, blog.url).href),
  );
  for (const first of sitemaps.length > 0 ? [sitemaps, usual] : usual.map((one) => [one])) {
    const entries = await readSitemaps(deps, first, blog);
    if (entries.length > 0) return newestOf(entries);
  }
  return newestOf(await readFeed(deps, blog));
}
