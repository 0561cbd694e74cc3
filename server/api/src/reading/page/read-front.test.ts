import { readFront } from './read-front';

const head = (inside: string) => readFront(`<html lang="de-AT"><head>${inside}</head></html>`);

it('reads name, language, icon, color, styles and feeds', () => {
  const front = head(`
    <title>Home | Mia Bakes</title>
    <meta property="og:site_name" content="Mia  Bakes">
    <meta name="theme-color" content=" #c2410c ">
    <link rel="icon" href="/favicon.ico" sizes="32x32">
    <link rel="apple-touch-icon" href="/touch.png" sizes="180x180">
    <link rel="stylesheet" href="/a.css"><style>a { color: #123456 }</style>
    <link rel="alternate" type="application/rss+xml" href="/feed/">`);
  expect(front).toEqual({
    name: 'Mia Bakes',
    language: 'de-AT',
    icon: '/touch.png',
    themeColor: '#c2410c',
    system: null,
    styleSheets: ['/a.css'],
    styles: 'a { color: #123456 }',
    feeds: ['/feed/'],
  });
});

it.each([
  ['Mia Bakes', 'Mia Bakes'],
  ['Mia Bakes – Cakes for two', 'Mia Bakes'],
  ['Home | Mia Bakes', 'Mia Bakes'],
  ['Anna-Lena kocht', 'Anna-Lena kocht'],
  ['', null],
])('takes the name from the title %p', (title, name) => {
  expect(head(`<title>${title}</title>`).name).toBe(name);
});

it('takes no drawing for the icon, since only pictures are shown', () => {
  expect(head('<link rel="icon" href="/a.svg"><link rel="icon" href="/a.png">').icon).toBe(
    '/a.png',
  );
});

it('takes the first title, not that of a drawing', () => {
  const page = '<title>Mia Bakes</title><svg><title>Search</title></svg>';
  expect(head(page).name).toBe('Mia Bakes');
});

it('keeps bounds on a page that repeats itself', () => {
  const links = '<link rel="stylesheet" href="/a.css"><link rel="icon" href="/a.png">'.repeat(
    5_000,
  );
  const front = head(
    `<title>${'x'.repeat(100_000)}</title><style>${'y'.repeat(400_000)}</style>${links}`,
  );
  expect(front.name).toHaveLength(80);
  expect(front.styles).toHaveLength(200_000);
  expect(front.styleSheets).toHaveLength(8);
});

it.each([
  ['<meta name="generator" content="WordPress 6.1.1">', 'wordpress'],
  [
    '<link rel="stylesheet" href="https://miabakes.com/wp-content/themes/a/style.css">',
    'wordpress',
  ],
  ['<script src="/wp-includes/js/jquery.js"></script>', 'wordpress'],
  ['<meta content="blogger" name="generator">', 'blogger'],
  ['<meta name="generator" content="Ghost 5.80">', 'ghost'],
  ['<meta name="generator" content="Wix.com Website Builder">', 'wix'],
  ['<script src="//assets.squarespace.com/universal/scripts.js"></script>', 'squarespace'],
  ['<link rel="stylesheet" href="//miabakes.com/cdn/shop/t/1/base.css">', 'shopify'],
  ['<meta name="generator" content="Hugo 0.120">', null],
  ['<a href="https://other.com/wp-content/a.png">', null],
])('knows what %s runs on', (inside, system) => {
  expect(head(inside).system).toBe(system);
});
