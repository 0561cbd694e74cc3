import type { Blog, PostSummary } from '@cpal/shared/contract/blogs/blog';
import type { TestApi } from '../api';
import { addBlog } from '../people/blogs';
import { type TestMember, toBearer, logIn, subscribe } from '../people/members';
import { createReader, recipePage, toSitemap } from '../outside/reading';
import { type Website, openWebsite } from '../outside/website';
import { withMember } from './with-member';

/** What each test of reading starts with: a subscribed member, a website, and a worker that reads. */
export interface WebsiteContext {
  api: TestApi;
  mia: TestMember;
  site: Website;
  reader: ReturnType<typeof createReader>;
  /** An address of the website. */
  at: (path: string) => string;
  /** All that the website was asked for. */
  paths: () => string[];
  /** Mia's blog, and its posts, as she sees them. */
  show: (id: string) => Promise<Blog>;
  list: (id: string) => Promise<PostSummary[]>;
  /** Adds the website as a blog with these pages in its sitemap; gives its id. */
  addListed: (names: readonly string[], lastmod?: string | null) => Promise<string>;
}

function contextOf(api: TestApi, mia: TestMember, site: Website): WebsiteContext {
  /** With a login of its own, since tests let days pass. */
  const ask = async (path: string) =>
    (await api.send('GET', path, { headers: toBearer(await logIn(api, mia.email)) })).json();
  const at = (path: string) => site.origin + path;
  return {
    api,
    mia,
    site,
    reader: createReader(api),
    at,
    paths: () => site.asked.map(({ path }) => path),
    show: async (id) => (await ask(`/api/blogs/${id}`)).blog,
    list: async (id) => (await ask(`/api/blogs/${id}/posts`)).posts,
    addListed: async (names, lastmod = '2026-01-01') => {
      site.pages.set('/sitemap.xml', toSitemap(names.map((name) => [at(`/${name}/`), lastmod])));
      for (const name of names) site.pages.set(`/${name}/`, { body: recipePage(name) });
      return (await addBlog(api, mia, site.origin)).id;
    },
  };
}

/**
 * Sets up a file of tests; `take` is called before each with what that test may use.
 * @param settings next to `LOCAL_BLOGS`
 */
export function withWebsite(
  take: (context: WebsiteContext) => void,
  settings: Readonly<Record<string, string>> = {},
): void {
  let site: Website;
  withMember(
    async ({ api, mia }) => {
      await subscribe(api, mia);
      site = await openWebsite();
      site.pages.set('/', { body: '<html><body>Home' });
      take(contextOf(api, mia, site));
    },
    { LOCAL_BLOGS: 'on', ...settings },
  );
  afterEach(() => site.close());
}
