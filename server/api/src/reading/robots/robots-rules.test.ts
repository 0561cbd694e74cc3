import { allowsPath, maxRobotsBytes, parseRobots } from './robots-rules';

const allows = (text: string, path: string) => allowsPath(parseRobots(text, 'CPalBot'), path);

it.each([
  ['its own group instead of all', '*\nDisallow: /\nUser-agent: CPALBOT/2.0\nDisallow: /b', true],
  ['all of its own groups', 'CPalBot\nDisallow: /b\nUser-agent: cpalbot\nDisallow: /a', false],
  ['its own group without a rule', '*\nDisallow: /\nUser-agent: CPalBot', true],
  ['no group of another', 'CPalBotX\nDisallow: /', true],
  ['a group of several robots', 'x\nUser-agent: *\nUser-agent: y\nDisallow: /a', false],
  [
    'a group that a sitemap stands in',
    'x\nSitemap: https://a.com/s\nUser-agent: *\nDisallow: /a',
    false,
  ],
  ['the longer rule', '*\nDisallow: /a\nAllow: /a/p', true],
  ['of two that are equal the one that allows', '*\nAllow: /a/pie\nDisallow: /a/pie', true],
  ['a rule twice', '*\nDisallow: /a\nAllow: /a\nDisallow: /a', true],
  ['a wildcard', '*\nDisallow: /*/p*e', false],
  ['a wildcard that another must follow', '*\nDisallow: /*p*p', true],
  ['an end', '*\nDisallow: /a/pie$', true],
  ['an end behind a wildcard', '*\nDisallow: /*x=1$', false],
  ['an end that is no end', '*\nDisallow: /$*', true],
  ['a wildcard alone', '*\nDisallow: *', false],
  ['an empty rule', '*\nDisallow:', true],
  ['a comment', '*\nDisallow: /b # Disallow: /a', true],
  ['no rule before a group', '*\r\rDisallow: /a\r', false],
])('keeps to %s', (_what, text, isAllowed) => {
  expect(allows(`User-agent: ${text}`, '/a/pie?x=1')).toBe(isAllowed);
});

it('compares escapes in either case, and letters that need one', () => {
  const text = 'User-agent: *\nDisallow: /caf\u00e9/%2fx';
  expect(allows(text, '/caf%c3%a9/%2FX')).toBe(true);
  expect(allows(text, '/caf%c3%a9/%2Fx')).toBe(false);
});

it.each([
  ['3', 3],
  ['0.5', 0.5],
  ['soon', 0],
  ['-5', 0],
  ['NaN', 0],
  ['', 0],
])('takes a Crawl-delay of "%s" for %d s', (delay, seconds) => {
  const { crawlDelaySeconds } = parseRobots(`User-agent: *\nCrawl-delay: ${delay}`, 'CPalBot');
  expect(crawlDelaySeconds).toBe(seconds);
});

it('takes sitemaps, each once, as many as are read of a blog', () => {
  const lines = Array.from({ length: 99 }, (_, index) => `Sitemap: https://a.com/${index % 80}\n`);
  const { sitemaps } = parseRobots(`Sitemap: /x\n${lines.join('')}`, 'CPalBot');
  expect(sitemaps).toHaveLength(60);
  expect(sitemaps[59]).toBe('https://a.com/59');
});

it('keeps to a rule at the end of 500 KiB', () => {
  const rule = '\nDisallow: /a';
  const filler = `Disallow: /${'x'.repeat(3_000)}\n`;
  const text = `User-agent: *\n${filler.repeat(200)}`.slice(0, maxRobotsBytes - rule.length) + rule;
  expect(text).toHaveLength(maxRobotsBytes);
  expect(allows(text, '/a')).toBe(false);
});

it('keeps 2,000 rules of a group, and 1,000 of those with a wildcard', () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => `Disallow: /${index}`);
  const wild = lines.map((line) => `${line}*x`);
  const text = ['User-agent: *', ...wild, ...lines].join('\n');
  expect(parseRobots(text, 'CPalBot').rules).toHaveLength(2_000);
  expect(parseRobots(['User-agent: *', ...wild].join('\n'), 'CPalBot').rules).toHaveLength(1_000);
});
