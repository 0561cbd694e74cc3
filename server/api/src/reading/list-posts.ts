import { FetchFailure } from './fetch/failures';
import { type Fetched, isGood } from './fetch/guarded-fetch';
import { maxSitemaps, maxPosts } from './limits';
import { type Entry, type List, selectNewest } from './page/parse-list';
import { PageFailure, type PageReader } from './read-page';
import type { PoliteFetch } from './robots/robots';

/** Where sitemaps are that robots.txt does not name, and the feed: from where the blog begins. */
const usualSitemaps = ['sitemap.xml', 'sitemap_index.xml', 'wp-sitemap.xml'];
const usualFeed = 'feed/';

/** Entries that are kept of one blog before the newest are taken. */
const maxEntries = 2 * maxPosts;

/** Lists whose reader may give up, each after seconds, before the others are left. */
const maxFailures = 2;

interface Blog {
  url: string;
  domain: string;
  path: string;
}

/** Why one list gave no posts, though it may have some. */
export interface ListFailure {
  address: string;
  error: FetchFailure | PageFailure;
}

/** What the lists of a blog say. */
export interface Listing {
  /** At most 5,000, newest change first. */
  entries: Entry[];
  /** Where there are none, why not; null if no list is there, or all are empty. */
  failure: ListFailure | null;
}

const nothing: List = { sitemaps: [], entries: [] };

/** A list that is not there hides nothing. */
const isMissing = ({ status }: Fetched) => status === 404 || status === 410;

const answered = ({ status }: Fetched) =>
  new FetchFailure('bad_answer', { status, message: `answered ${status}` });

/** Whether what failed keeps us from all of the blog, and not from one list. */
export const isOfBlog = ({ address, error }: ListFailure, { url }: Pick<Blog, 'url'>): boolean =>
  error instanceof FetchFailure && (error.isTurnedAway || address === url);

/** Reads lists one by one, each address once, and keeps why some could not be read. */
class ListReader {
  readonly failures: ListFailure[] = [];
  readonly #asked = new Set<string>();
  readonly #polite: PoliteFetch;
  readonly #pageReader: PageReader;
  readonly #blog: Blog;

  constructor(polite: PoliteFetch, pageReader: PageReader, blog: Blog) {
    this.#polite = polite;
    this.#pageReader = pageReader;
    this.#blog = blog;
  }

  /** A page of the blog; null if there is none, or it cannot be read. */
  async #read<T>(address: string, read: (page: Fetched) => Promise<T>): Promise<T | null> {
    try {
      const page = await this.#polite.fetchPage(address);
      if (isGood(page)) return await read(page);
      if (!isMissing(page)) this.failures.push({ address, error: answered(page) });
      return null;
    } catch (error) {
      if (!(error instanceof FetchFailure || error instanceof PageFailure)) throw error;
      this.failures.push({ address, error });
      const failures = this.failures.filter((failure) => failure.error instanceof PageFailure);
      if (failures.length >= maxFailures) throw error;
      return null;
    }
  }

  async #readList(address: string): Promise<List> {
    if (this.#asked.has(address)) return nothing;
    this.#asked.add(address);
    const read = (page: Fetched) => this.#pageReader.readList(page, this.#blog);
    return (await this.#read(address, read)) ?? nothing;
  }

  /** All entries of some sitemaps and of those that they name. */
  async readSitemaps(first: readonly string[]): Promise<Entry[]> {
    const sitemaps = new Set(first.slice(0, maxSitemaps));
    const entries: Entry[] = [];
    // What is added to a set meanwhile is gone through as well.
    for (const address of sitemaps) {
      const list = await this.#readList(address);
      entries.push(...list.entries);
      if (entries.length >= maxEntries) break;
      for (const url of list.sitemaps) if (sitemaps.size < maxSitemaps) sitemaps.add(url);
    }
    return entries;
  }

  /** The feeds that the first page names, then where one usually is; the first that has posts counts. */
  async readFeeds(): Promise<Entry[]> {
    const { url } = this.#blog;
    const named = await this.#read(url, async (page) => {
      const { feeds } = await this.#pageReader.readFront(page);
      return absolute(feeds, page.url);
    });
    return this.readNamedFeeds(named ?? []);
  }

  /** The first of these feeds that has posts, then of where one usually is. */
  async readNamedFeeds(named: readonly string[]): Promise<Entry[]> {
    const { url, path } = this.#blog;
    const usual = [path, '/'].map((from) => new URL(from + usualFeed, url).href);
    for (const address of [...named, ...usual]) {
      const { entries } = await this.#readList(address);
      if (entries.length > 0) return entries;
    }
    return [];
  }
}

/** Addresses as a page has them, made absolute; what is none is left out. */
export const absolute = (addresses: readonly string[], base: URL): string[] =>
  addresses.flatMap((each) => (URL.canParse(each, base.href) ? [new URL(each, base).href] : []));

/** The first of a blog's sitemaps that have posts: those that robots.txt names, then where they usually are. */
async function readUsualSitemaps(
  reader: ListReader,
  { sitemaps }: PoliteFetch,
  { url, path }: Blog,
): Promise<Entry[]> {
  // Those of the whole site list a blog below a path as well.
  const usual = [...new Set([path, '/'])].flatMap((from) =>
    usualSitemaps.map((name) => [new URL(from + name, url).href]),
  );
  for (const first of [sitemaps, ...usual]) {
    const entries = await reader.readSitemaps(first);
    if (entries.length > 0) return entries;
  }
  return [];
}

/**
 * The newest posts of a blog by its feeds, with their titles; without a feed by its sitemaps.
 * @param feeds that its first page names.
 * @throws PageFailure if some lists cannot be read.
 */
export async function listNewest(
  polite: PoliteFetch,
  pageReader: PageReader,
  blog: Blog,
  feeds: readonly string[],
): Promise<Entry[]> {
  const reader = new ListReader(polite, pageReader, blog);
  const entries = await reader.readNamedFeeds(feeds);
  return selectNewest(entries.length > 0 ? entries : await readUsualSitemaps(reader, polite, blog));
}

/**
 * The addresses of a blog's posts as the blog lists them: by its sitemaps, else by its feeds. Each place
 * that has none, cannot be read or lies elsewhere leaves it to the next.
 * @throws PageFailure if some lists cannot be read.
 */
export async function listPosts(
  polite: PoliteFetch,
  pageReader: PageReader,
  blog: Blog,
): Promise<Listing> {
  const reader = new ListReader(polite, pageReader, blog);
  const listed = await readUsualSitemaps(reader, polite, blog);
  const entries = selectNewest(listed.length > 0 ? listed : await reader.readFeeds());
  if (entries.length > 0) return { entries, failure: null };
  const { failures } = reader;
  const failure = failures.find((one) => isOfBlog(one, blog)) ?? failures[0] ?? null;
  return { entries, failure };
}
