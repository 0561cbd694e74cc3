import { parseList } from './parse-list';

const blog = { url: 'https://miabakes.com/', domain: 'miabakes.com', path: '/' };
const entry = (url: string) => `<url><loc>${url}</loc></url>`;

const urlsIn = (xml: string) => parseList(xml, blog).entries.map(({ url }) => url);

it('takes what is a post of the blog, each once', () => {
  const others = [
    'https://eve.com/pie/',
    '/tag/x/',
    '/',
    'mailto:x',
    'https://www.miabakes.com/pie/',
  ];
  const xml = `<urlset>${['/pie/', '/pie/#x', ...others].map(entry).join('')}</urlset>`;
  expect(urlsIn(xml)).toEqual(['https://miabakes.com/pie/', 'https://www.miabakes.com/pie/']);
});

it('takes the newest 5,000 of a list', () => {
  const entries = Array.from({ length: 6_000 }, (_, index) => {
    const lastmod = new Date(Date.UTC(2026, 0, 1) + index * 1_000).toISOString();
    return `<url><loc>/${index}</loc><lastmod>${lastmod}</lastmod></url>`;
  });
  const urls = urlsIn(`<urlset>${entries.join('')}</urlset>`);
  expect([urls.length, urls[0], urls.at(-1)]).toEqual([
    5_000,
    'https://miabakes.com/5999',
    'https://miabakes.com/1000',
  ]);
});

it('takes 60 sitemaps of an index, none of what is no list of posts', () => {
  const names = Array.from({ length: 99 }, (_, index) => `<sitemap><loc>https://a.com/${index}`);
  const xml = `<sitemap><loc>https://a.com/tag-sitemap.xml</loc></sitemap>${names.join('</loc></sitemap>')}`;
  const { sitemaps } = parseList(`<sitemapindex>${xml}`, blog);
  expect(sitemaps).toHaveLength(60);
  expect(sitemaps[0]).toBe('https://a.com/0');
});

it('gives an address in nested holders once', () => {
  expect(urlsIn(`${'<url>'.repeat(100)}<loc>/pie/</loc>${'</url>'.repeat(100)}`)).toEqual([
    'https://miabakes.com/pie/',
  ]);
});

it('reads CDATA and entities, and expands none of a document', () => {
  const xml = `<!DOCTYPE x [<!ENTITY e "pie">]><rss><item><link><![CDATA[ /a?b&c ]]></link></item>
    <item><link>/d?e&amp;f</link></item><item><link>/&e;/</link></item></rss>`;
  expect(urlsIn(xml)).toEqual([
    'https://miabakes.com/a?b&c',
    'https://miabakes.com/d?e&f',
    'https://miabakes.com/&e;/',
  ]);
});

it('reads what stands before and behind elements that are too deep', () => {
  const deep = '<x>'.repeat(1_000) + '</x>'.repeat(1_000);
  expect(urlsIn(`<urlset><url><loc>/a</loc>${deep}</url><url><loc>/b</loc></url>`)).toEqual([
    'https://miabakes.com/a',
    'https://miabakes.com/b',
  ]);
});

it('gives no more characters than are worth sending', () => {
  const long = 'x'.repeat(1_900);
  const entries = Array.from(
    { length: 5_000 },
    (_, index) => `<url><loc>/${index}${long}</loc></url>`,
  );
  const total = urlsIn(entries.join('')).reduce((sum, { length }) => sum + length, 0);
  expect(total).toBeLessThanOrEqual(2_000_000);
  expect(total).toBeGreaterThan(1_990_000);
});

it('takes no longer for addresses full of what trackers add', () => {
  const trackers = Array.from({ length: 200 }, (_, index) => `utm_${index}`).join('&');
  const entries = `<url><loc>/pie/?${trackers}&page=2</loc></url>`.repeat(1_000);
  const start = performance.now();
  expect(urlsIn(entries)).toEqual(['https://miabakes.com/pie/?page=2']);
  expect(performance.now() - start).toBeLessThan(1_500);
});
