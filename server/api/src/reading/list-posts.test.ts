import { readHere, recipePage, toSitemap } from '../testing/outside/reading';
import { FetchFailure } from './fetch/failures';
import { listPosts } from './list-posts';
import { findTurnedAway } from './fetch/protection';
import { PageFailure } from './read-page';

const blog = { url: 'https://miabakes.com/', domain: 'miabakes.com', path: '/' };
const home = (...feeds: string[]) =>
  feeds.map((href) => `<link rel="alternate" type="application/rss+xml" href="${href}">`).join('');
const feedOf = (...paths: string[]) =>
  `<rss><channel>${paths.map((path) => `<item><link>${path}</link></item>`).join('')}</channel></rss>`;
const sitemap = (...urls: string[]) => toSitemap(urls.map((url) => [url, null])).body;
const index = (...urls: string[]) =>
  `<sitemapindex>${urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join('')}</sitemapindex>`;
const pie = 'https://miabakes.com/pie/';

/** What a blog answers by address: a body, a status, or what its fetch fails with. */
type Answers = Record<string, string | number | Error>;

/** Lists a blog's posts; what is on another host is left, as the blog's own fetch does. */
async function list(answers: Answers, sitemaps: string[] = []) {
  const asked: string[] = [];
  const fetchPage = async (address: string) => {
    const { hostname, pathname } = new URL(address);
    if (!/^(?:www\.)?miabakes\.com$/.test(hostname)) throw new FetchFailure('left_blog');
    asked.push(pathname);
    const answer = answers[pathname] ?? 404;
    if (answer instanceof Error) throw answer;
    const page = {
      url: new URL(address),
      status: typeof answer === 'number' ? answer : 200,
      header: () => null,
      body: Buffer.from(typeof answer === 'string' ? answer : ''),
    };
    const turnedAway = findTurnedAway(page);
    if (turnedAway) throw turnedAway;
    return page;
  };
  const { entries, failure } = await listPosts({ fetchPage, sitemaps }, readHere, blog);
  const why = failure && `${failure.address} ${failure.error.message}`;
  return { urls: entries.map(({ url }) => url), asked, why };
}

describe('a blog whose list is not where it is named', () => {
  it.each<[string, Answers]>([
    ['a feed of another host', { '/': home('https://feeds.example/mia') }],
    [
      'a feed that leads to another host',
      { '/': home('/rss'), '/rss': new FetchFailure('left_blog') },
    ],
    ['a feed that is missing', { '/': home('/rss') }],
    ['a feed that is empty', { '/': home('/rss'), '/rss': feedOf() }],
    ['a feed that is a page', { '/': home('/rss'), '/rss': recipePage('Pie') }],
    ['a feed that cannot be read', { '/': home('/rss'), '/rss': new PageFailure('too deep') }],
    ['a feed of other pages', { '/': home('/rss'), '/rss': feedOf('https://eve.com/pie/') }],
    ['a feed of comments', { '/': home('/comments/feed/') }],
    ['no address', { '/': home('http://[') }],
    ['a first page that fails', { '/': 500 }],
    ['a first page that is guarded', { '/': 403 }],
  ])('is found at its own feed behind %s', async (_what, answers) => {
    expect((await list({ ...answers, '/feed/': feedOf(pie) })).urls).toEqual([pie]);
  });

  it('is found at the second feed that its first page names', async () => {
    const answers = { '/': home('https://feeds.example/mia', '/rss'), '/rss': feedOf(pie) };
    const { urls, asked } = await list(answers);
    expect(urls).toEqual([pie]);
    expect(asked).not.toContain('/feed/');
  });

  it.each<[string, Answers, string[]]>([
    ['a sitemap of another host', {}, ['https://cdn.example/sitemap.xml']],
    ['an empty sitemap', { '/lists.xml': sitemap() }, ['https://miabakes.com/lists.xml']],
    ['one that fails', { '/lists.xml': 500 }, ['https://miabakes.com/lists.xml']],
    ['one that is guarded', { '/lists.xml': 403 }, ['https://miabakes.com/lists.xml']],
    [
      'an index whose sitemaps fail',
      {
        '/lists.xml': index('https://miabakes.com/1.xml', 'https://cdn.example/2.xml'),
        '/1.xml': 500,
      },
      ['https://miabakes.com/lists.xml'],
    ],
    [
      'one that cannot be read',
      { '/lists.xml': new PageFailure('too deep') },
      ['https://miabakes.com/lists.xml'],
    ],
  ])('is found at its own sitemap behind %s', async (_what, answers, named) => {
    expect((await list({ ...answers, '/sitemap_index.xml': sitemap(pie) }, named)).urls).toEqual([
      pie,
    ]);
  });

  it('is found with the address that its redirects lead to', async () => {
    const www = 'https://www.miabakes.com/pie/';
    expect((await list({ '/sitemap.xml': sitemap(www) })).urls).toEqual([www]);
  });
});

describe('what is said where nothing is listed', () => {
  it.each<[string, Answers, string | null]>([
    ['all is missing', { '/': home() }, null],
    ['all is empty', { '/': home(), '/sitemap.xml': sitemap(), '/feed/': feedOf() }, null],
    [
      'the blog is guarded',
      { '/': 403, '/sitemap.xml': 500 },
      'https://miabakes.com/ turned our reader away',
    ],
    [
      'the sitemap is guarded',
      { '/': home(), '/sitemap.xml': 403 },
      'https://miabakes.com/sitemap.xml turned our reader away',
    ],
    [
      'the feed is guarded',
      { '/': home(), '/feed/': 429 },
      'https://miabakes.com/feed/ turned our reader away',
    ],
    [
      'the first page fails',
      { '/': 500, '/sitemap.xml': new FetchFailure('timeout') },
      'https://miabakes.com/ answered 500',
    ],
    [
      'a sitemap of an index fails',
      { '/': home(), '/sitemap.xml': index('https://miabakes.com/1.xml'), '/1.xml': 502 },
      'https://miabakes.com/1.xml answered 502',
    ],
  ])('%s', async (_what, answers, why) => {
    const { urls, why: said } = await list(answers);
    expect(urls).toEqual([]);
    expect(said?.startsWith(why ?? '') ?? null).toBe(why === null ? null : true);
  });

  it('asks for each address once, and leaves the lists after two that cannot be read', async () => {
    const { asked } = await list({ '/': home('/feed/') }, ['https://miabakes.com/sitemap.xml']);
    expect(asked).toEqual([...new Set(asked)]);
    const bad = new PageFailure('too deep');
    const answers = { '/sitemap.xml': bad, '/sitemap_index.xml': bad };
    await expect(list(answers)).rejects.toBe(bad);
  });
});
