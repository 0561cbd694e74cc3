import { shellBuild } from '../testing/sample-build';
import { sampleRelease } from '../testing/sample-deployed';
import { sampleDocument } from '../testing/sample-document';
import { fontLinks, siteLinks } from './links';

const shell = sampleRelease(shellBuild);

const drawing = `<!-- A dot. -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2">
  <circle cx="1" cy="1" r="1" fill="#b93a12"/>
</svg>
`;

it('puts a drawn icon into the page and links the others, and the manifest', async () => {
  const [icon = '', ...others] = await siteLinks(sampleDocument, shell, async () => drawing);
  expect(others).toEqual([
    '<link rel="apple-touch-icon" href="/files/FURYY/touch.png">',
    '<link rel="manifest" href="/files/FURYY/site.webmanifest">',
  ]);
  const href = / href="([^"]*)"/.exec(icon)?.[1]?.replaceAll('&quot;', '"') ?? '';
  expect(href).toMatch(/^data:image\/svg\+xml,/);
  expect(decodeURIComponent(href.slice(href.indexOf(',') + 1))).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><circle cx="1" cy="1" r="1" fill="#b93a12"/></svg>',
  );
});

it('preloads fonts as browsers fetch them: without credentials', () => {
  expect(fontLinks(sampleDocument, shell)).toEqual([
    '<link rel="preload" href="/files/FURYY/text.woff2" as="font" type="font/woff2" crossorigin="">',
  ]);
});
