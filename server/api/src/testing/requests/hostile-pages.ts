/** Bytes that are fetched of a page at most. */
const size = 5 * 2 ** 20;

const fill = (text: string) => text.repeat(Math.floor(size / text.length));
const between = (start: string, text: string, end = '') =>
  start + text.repeat(Math.floor((size - start.length - end.length) / text.length)) + end;

const laughs = Array.from(
  { length: 12 },
  (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`,
).join('');

/** Pages of 5 MB, each of which is the worst for some way of parsing it. */
export const hostilePages: Readonly<Record<string, () => string>> = {
  'open tags': () => fill('<b>'),
  'open tags that the end closes': () =>
    fill('<b>').slice(0, size / 2) + fill('</i>').slice(size / 2),
  'tags of names that differ': () =>
    Array.from({ length: 500_000 }, (_, index) => `<b${index}>`)
      .join('')
      .slice(0, size),
  'many attributes': () => between('<meta ', 'a=b ', '>'),
  'attributes whose names differ': () =>
    `<meta ${Array.from({ length: 500_000 }, (_, index) => `a${index}`).join(' ')}`.slice(0, size),
  'one giant attribute': () => between('<meta name="', 'x', '">'),
  'an attribute of entities': () => between('<link href="', '&amp;', '">'),
  'nested tables': () => fill('<table><tr><td>'),
  'nested foreign elements': () => fill('<svg><math><title>'),
  'comments that do not end': () => fill('<!--'),
  'CDATA that does not end': () => fill('<![CDATA['),
  'text of entities': () => fill('&lt;&#x41;&notin'),
  'digits of an entity': () => between('&#', '0'),
  'titles in titles': () => fill('<title>'),
  'closed elements': () => fill('<i></i>'),
  'less-than signs': () => fill('<'),
  'blanks in a tag': () => between('<meta', ' '),
  'JSON-LD that is deeply nested': () =>
    between('<script type="application/ld+json">', '[', '</script>'),
  'JSON-LD of many values': () =>
    between('<script type="application/ld+json">[', '0,', '0]</script>'),
  'XML entities of entities': () =>
    between(`<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e0 "ha">${laughs}]><urlset>`, '&e12;'),
};

/** Sitemaps and feeds of 5 MB for a blog. */
export const hostileLists: Readonly<Record<string, (origin: string) => string>> = {
  'a million entries': () => between('<urlset>', '<url><loc>/a</loc></url>'),
  'entries that differ': (origin) =>
    `<urlset>${Array.from({ length: 200_000 }, (_, index) => `<url><loc>${origin}/${index}</loc></url>`).join('')}`.slice(
      0,
      size,
    ),
  'a million sitemaps': (origin) =>
    `<sitemapindex>${Array.from({ length: 200_000 }, (_, index) => `<sitemap><loc>${origin}/${index}`).join('')}`.slice(
      0,
      size,
    ),
  'holders in holders': () => fill('<url>'),
  'addresses that are long': (origin) =>
    between('<urlset>', `<url><loc>${origin}/${'é'.repeat(200)}</loc></url>`),
  'a feed with a huge CDATA': () =>
    between('<rss><item><link><![CDATA[', 'x', ']]></link></item></rss>'),
  'namespaces that are foreign': () => fill('<x:url xmlns:x="urn:y"><x:loc>/a</x:loc>'),
};

/** Files of 5 MB for robots.txt. */
export const hostileRobots: Readonly<Record<string, () => string>> = {
  'many wildcards': () => between('User-agent: *\n', 'Disallow: /*a*a*a*a*a*a*b\n'),
  'long patterns of one letter': () =>
    between('User-agent: *\n', `Disallow: /*${'a'.repeat(900)}b\n`),
  'short patterns': () => between('User-agent: *\n', 'Allow:/*aab\n'),
  'one giant line': () => between('User-agent: *\nDisallow: /', '*a'),
  'one giant line of letters': () => between('User-agent: *\nDisallow: /', 'a'),
  'groups of others': () =>
    Array.from({ length: 300_000 }, (_, index) => `User-agent: bot${index}\nDisallow: /\n`)
      .join('')
      .slice(0, size),
  'one group of many robots': () =>
    between('', 'User-agent: *\nUser-agent: CPalBot\n', 'Disallow:/x'),
  'delays that are none': () =>
    between('User-agent: *\n', 'Crawl-delay: -1e999\nCrawl-delay: NaN\nCrawl-delay: 0x7f\n'),
  sitemaps: () => between('', 'Sitemap: http://[\n'),
  'empty lines': () => fill('\r'),
  'characters that are escaped': () =>
    between('User-agent: *\n', `Disallow: /${'é%2a'.repeat(300)}\n`),
};
