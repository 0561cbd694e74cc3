import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteHead } from './head';
import { site } from './site';

const bytes = (file: string) =>
  readFileSync(path.join(__dirname, file.replace(/^identity/, 'files')));
const source = (file: string) => readFileSync(path.join(__dirname, '..', file), 'utf8');
const manifest = JSON.parse(bytes(siteHead.manifest).toString());
const outlines = (text: string) => [...text.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);

/** Width and height from a PNG's header. */
const pngSize = (file: string) => [bytes(file).readUInt32BE(16), bytes(file).readUInt32BE(20)];

/** Whether a PNG's header says that its pixels have no transparency. */
const isOpaque = (file: string) => bytes(file).readUInt8(25) === 2;

/** Width and height from the header of a JPEG's frame. */
function jpegSize(file: string) {
  const frame = bytes(file).indexOf(Buffer.from([0xff, 0xc0]));
  return [bytes(file).readUInt16BE(frame + 7), bytes(file).readUInt16BE(frame + 5)];
}

/** A token's colors by day and by night. */
function token(name: string): string[] {
  const tokens = readFileSync(
    path.join(__dirname, '../../../shared/src/styles/tokens.css'),
    'utf8',
  );
  const [, light, dark] =
    new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? [];
  if (light === undefined || dark === undefined) throw new Error(`There is no token ${name}.`);
  return [light, dark];
}

it.each([
  ['favicon-32.png', 32],
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('draws %s at %i pixels', (name, side) => {
  expect(pngSize(`identity/${name}`)).toEqual([side, side]);
});

it('fills the corners of the icons that a system cuts, and rounds the others', () => {
  expect(isOpaque('identity/apple-touch-icon.png')).toBe(true);
  expect(isOpaque('identity/icon-maskable-512.png')).toBe(true);
  expect(isOpaque('identity/icon-512.png')).toBe(false);
});

it('has every file that the document names', () => {
  const named = [
    ...siteHead.icons.map(({ href }) => href),
    siteHead.manifest,
    siteHead.socialImage.file,
  ];
  const written = readdirSync(path.join(__dirname, 'files')).map((name) => `identity/${name}`);
  expect(written).toEqual(expect.arrayContaining(named));
});

it('names the icons with their sizes, in the manifest those beside it', () => {
  const { icons } = manifest;
  expect(icons).toHaveLength(3);
  for (const { src, sizes } of icons) expect(pngSize(`identity/${src}`).join('x')).toBe(sizes);
  const drawn = siteHead.icons.filter(({ sizes }) => sizes !== 'any');
  for (const { href, sizes } of drawn) expect(pngSize(href).join('x')).toBe(sizes);
});

it('keeps the social card at 1200 × 630 pixels and under 150 KB', () => {
  const { file, width, height } = siteHead.socialImage;
  expect([...jpegSize(file), width, height]).toEqual([1200, 630, 1200, 630]);
  expect(bytes(file).length).toBeLessThan(150_000);
});

it('has a web manifest with the texts and colors of the site', () => {
  expect(manifest).toMatchObject({
    name: site.siteName,
    short_name: site.siteName,
    description: site.description,
    start_url: '/',
    background_color: site.themeColors.light,
    theme_color: site.themeColors.light,
  });
});

it('has the colors of the tokens', () => {
  const [paper, accent, ink] = ['paper', 'accent', 'ink'].map(token);
  expect([site.themeColors.light, site.themeColors.dark]).toEqual(paper);
  expect(site.tileColor).toBe(accent?.[0]);
  const fills = [...source('identity/files/favicon.svg').matchAll(/fill: (#\w+)/g)].map(
    ([, fill]) => fill,
  );
  expect(fills).toEqual([accent?.[0], ink?.[0], accent?.[1], ink?.[1]]);
});

it('shows one mark in favicon, wordmark and social card, and one name in the last two', () => {
  const mark = outlines(bytes('identity/favicon.svg').toString());
  const wordmark = [...source('chrome/wordmark.tsx').matchAll(/'(M[^']+)'/g)].map(([, d]) => d);
  expect(wordmark).toHaveLength(3);
  expect(wordmark.slice(0, 2)).toEqual(mark);
  expect(outlines(source('identity/social-card.svg'))).toEqual(expect.arrayContaining(wordmark));
});
