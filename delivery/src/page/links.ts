import type { BuildDocument } from '../store/build-document';
import { type Release, releaseUrl } from '../store/release';
import type { ReadText } from '../store/release-text';
import type { PageFile } from './first-screen';
import { voidElement } from './markup';
import type { Screen } from './screen';

// With the hash, although the import map has it: Chromium starts these before it has read the map,
// would find a mismatch and fetch every script a second time.
const preload = ({ url, integrity }: PageFile) =>
  voidElement('link', { rel: 'modulepreload', href: url, integrity });

/** Links that fetch scripts ahead, where they start at once: elsewhere they would be in the way. */
export const preloadLinks = ({ isPrerendered, files }: Screen): string[] =>
  isPrerendered ? [] : files.scripts.map(preload);

const svg = 'image/svg+xml';

/** A drawing as an address of its own; what else an address may not hold stands as it is. */
const dataUrl = (drawing: string) =>
  `data:${svg},${drawing
    .replace(/<!--.*?-->/gs, '')
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(/[%#<>]/g, encodeURIComponent)}`;

/**
 * The site's icons and its web manifest. A drawn icon stands in the page: every visitor's browser
 * asks for it, before the page is painted.
 */
export async function siteLinks(
  { icons, manifest }: BuildDocument,
  shell: Release,
  read: ReadText,
): Promise<string[]> {
  const links = icons.map(async ({ rel, href: path, type, sizes }) => {
    const isDrawn = type === svg;
    const href = isDrawn ? dataUrl(await read({ release: shell, path })) : releaseUrl(shell, path);
    return voidElement('link', { rel, href, type, sizes });
  });
  return [
    ...(await Promise.all(links)),
    voidElement('link', { rel: 'manifest', href: releaseUrl(shell, manifest) }),
  ];
}
