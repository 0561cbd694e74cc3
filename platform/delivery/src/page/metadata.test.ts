import type { BuildPage } from '../store/build/build-page';
import { releaseUrl } from '../store/release';
import { samplePage } from '../testing/sample-build';
import { sampleDeployed, sampleRelease } from '../testing/sample-deployed';
import { shellBuild } from '../testing/sample-build';
import { sampleDocument } from '../testing/sample-document';
import { metadataElements } from './metadata';
import { pageOptions } from '../testing/page-options';
import { pageScreen } from './screen';

const publicUrl = 'https://cpal.example';
const shell = sampleRelease(shellBuild);
const composition = {
  shell,
  formerShell: null,
  document: sampleDocument,
  remotes: [],
  widget: null,
  version: 1,
};

function metadata(path: string, parts: Partial<BuildPage>) {
  const page = samplePage(path, parts);
  const screen = pageScreen(
    composition,
    { owner: sampleDeployed({}), page },
    { ...pageOptions, publicUrl },
  );
  return metadataElements(screen, sampleDocument, shell, publicUrl);
}

const themeColors = [
  '<meta name="theme-color" content="#fffaf4" media="(prefers-color-scheme: light)">',
  '<meta name="theme-color" content="#191412" media="(prefers-color-scheme: dark)">',
];

it('says what search engines and link previews show of a public page', () => {
  expect(metadata('/about', { title: 'About | CPal', description: 'Who we are.' })).toEqual([
    '<title>About | CPal</title>',
    '<meta name="description" content="Who we are.">',
    '<link rel="canonical" href="https://cpal.example/about">',
    '<meta property="og:site_name" content="CPal">',
    '<meta property="og:type" content="website">',
    '<meta property="og:title" content="About | CPal">',
    '<meta property="og:description" content="Who we are.">',
    '<meta property="og:url" content="https://cpal.example/about">',
    `<meta property="og:image" content="https://cpal.example${releaseUrl(shell, 'social.png')}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="A bowl of soup">',
    '<meta name="twitter:card" content="summary_large_image">',
    ...themeColors,
  ]);
});

it('keeps any other page out of search engines, with the site’s description', () => {
  expect(metadata('/auth', { title: 'Log in | CPal' })).toEqual([
    '<title>Log in | CPal</title>',
    '<meta name="description" content="An assistant for food blogs.">',
    '<meta name="robots" content="noindex">',
    ...themeColors,
  ]);
});

it('names no address of a page that has many', () => {
  const elements = metadata('/posts/:id', { description: 'A post.' }).join('\n');
  expect(elements).toContain('<meta property="og:description" content="A post.">');
  expect(elements).not.toMatch(/canonical|og:url|noindex/);
});

it('escapes every text', () => {
  const text = '"Soup" & <script>';
  const escaped = '&quot;Soup&quot; &amp; &lt;script&gt;';
  expect(metadata('/about', { title: text, description: text })).toEqual(
    expect.arrayContaining([
      `<title>${escaped}</title>`,
      `<meta name="description" content="${escaped}">`,
      `<meta property="og:title" content="${escaped}">`,
      `<meta property="og:description" content="${escaped}">`,
    ]),
  );
});
