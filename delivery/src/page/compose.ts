import type { Composition, Deployed } from '../registry/composition';
import { releaseUrl } from '../store/release';
import { firstScreen, type PageFile } from './first-screen';
import { importMapOf } from './import-map';
import { escapeHtml, scriptJson } from './markup';
import { pageData, type PageSettings } from './page-data';
import { securityHeaders, type SecurityOptions } from './security-headers';
import { site } from './site';

export interface PageOptions extends SecurityOptions {
  settings: PageSettings;
}

/** A whole document and the headers it goes out with. */
export interface Page {
  html: string;
  headers: Record<string, string>;
}

const link = (rel: string, { url, integrity }: PageFile) =>
  `<link rel="${rel}" href="${url}" integrity="${integrity}">`;

/**
 * Composes the page of the paths that one remote owns.
 * @param owner whose first screen is preloaded; null for a path that no remote owns.
 */
export function composePage(
  composition: Composition,
  owner: Deployed | null,
  options: PageOptions,
): Page {
  const shell = composition.shell.current;
  const shown = [shell, ...(owner === null ? [] : [owner.current])];
  const files = shown.map((release) => firstScreen(release, shell));
  const importMap = importMapOf(composition);
  const html = [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(site.title)}</title>`,
    `<meta name="description" content="${escapeHtml(site.description)}">`,
    ...Object.entries(site.themeColors).map(
      ([scheme, color]) =>
        `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${scheme})">`,
    ),
    // Browsers ignore an import map that comes after the first module or its preload.
    `<script type="importmap">${importMap}</script>`,
    ...files.flatMap(({ styles }) => styles.map((file) => link('stylesheet', file))),
    // With the hash, although the import map has it: Chromium starts these before it has read the
    // map, would find a mismatch and fetch every script a second time.
    ...files.flatMap(({ scripts }) => scripts.map((file) => link('modulepreload', file))),
    `<link rel="icon" href="${escapeHtml(site.icon)}">`,
    '</head>',
    '<body>',
    '<div id="root"></div>',
    `<noscript>${escapeHtml(site.noScript)}</noscript>`,
    `<script type="application/json" id="page">${scriptJson(pageData(composition, options.settings))}</script>`,
    `<script type="module" src="${releaseUrl(shell, shell.build.entry)}"></script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
  return {
    html,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      ...securityHeaders(importMap, options),
    },
  };
}
