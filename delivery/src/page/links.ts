import type { BuildDocument } from '../store/build-document';
import { type Release, releaseUrl } from '../store/release';
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

/** The site's icons and its web manifest. */
export const siteLinks = ({ icons, manifest }: BuildDocument, shell: Release): string[] => [
  ...icons.map(({ rel, href, type, sizes }) =>
    voidElement('link', { rel, href: releaseUrl(shell, href), type, sizes }),
  ),
  voidElement('link', { rel: 'manifest', href: releaseUrl(shell, manifest) }),
];
