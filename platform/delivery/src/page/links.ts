import type { BuildDocument } from '../store/build/build-document';
import { getMediaType } from '../store/media-types';
import type { ReadText } from '../store/read-text';
import { type Release, releaseUrl } from '../store/release';
import { voidElement } from './markup';
import type { Screen } from './screen';

/** Links that fetch scripts ahead, where they start without delay: elsewhere they delay painting. */
export const preloadLinks = ({ isPrerendered, files }: Screen): string[] =>
  (isPrerendered ? [] : files.scripts).map(({ url, integrity }) =>
    voidElement('link', { rel: 'modulepreload', href: url, integrity }),
  );

/** Links that fetch fonts while the styles are read, and the same files as those name. */
export const fontLinks = ({ fonts }: BuildDocument, shell: Release): string[] =>
  fonts.map((path) =>
    voidElement('link', {
      rel: 'preload',
      href: releaseUrl(shell, path),
      as: 'font',
      type: getMediaType(path).type,
      // Browsers fetch fonts without credentials, and would fetch one with them a second time.
      crossorigin: '',
    }),
  );

const svg = 'image/svg+xml';

/** An SVG text as a data URL; its other characters are allowed in one. */
const dataUrl = (drawing: string) =>
  `data:${svg},${drawing
    .replace(/<!--.*?-->/gs, '')
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(/[%#<>]/g, encodeURIComponent)}`;

/**
 * The site's icons and its web manifest. An SVG icon is inline: every visitor's browser would
 * request it before the page is painted.
 */
export async function siteLinks(
  { icons, manifest }: BuildDocument,
  shell: Release,
  read: ReadText,
): Promise<string[]> {
  const links = icons.map(async ({ rel, href: path, type, sizes }) => {
    const url = releaseUrl(shell, path);
    const href = type === svg ? dataUrl(await read({ release: shell, path })) : url;
    return voidElement('link', { rel, href, type, sizes });
  });
  return [
    ...(await Promise.all(links)),
    voidElement('link', { rel: 'manifest', href: releaseUrl(shell, manifest) }),
  ];
}
