import type { Composition } from '../registry/composition';
import type { ReadText } from '../store/read-text';
import { scriptElement, styleElements } from './inline';
import { fontLinks, preloadLinks, siteLinks } from './links';
import { scriptJson } from './markup';
import { metadataElements } from './metadata';
import { pageData } from './page-data';
import type { PageOptions } from './page-options';
import { notFoundScreen, type OwnedPage, pageScreen } from './screen';
import { hashInlineTexts, pageHeaders } from './security-headers';
import { rootMarkup, structuredDataMarkup } from './slots';
import { speculationRules } from './speculation';

/**
 * Grows with each change of what pages are made of by the same releases and options: those of a previous
 * format are composed again. A test holds it.
 */
export const pageFormat = 14;

/** What pages are composed from. */
export interface PageSources {
  composition: Composition;
  read: ReadText;
  options: PageOptions;
}

/** A whole document and the headers that it is sent with. */
export interface Page {
  html: string;
  headers: Record<string, string>;
}

/**
 * Composes one document from the shell's frame and a remote's screen.
 * @param owned the page; null for a path that no remote answers.
 * @throws UserError that names the release and the file that make no document.
 */
export async function composePage(
  { composition, read, options }: PageSources,
  owned: OwnedPage | null,
): Promise<Page> {
  const { publicUrl, settings } = options;
  const { document, shell } = composition;
  const screen = owned
    ? pageScreen(composition, owned, options)
    : notFoundScreen(composition, options);
  const root = await rootMarkup(screen, read, options);
  const styles = await styleElements(screen.files.styles, read);
  const boot = await scriptElement({ release: shell, path: screen.boot }, read);
  const ahead = speculationRules(screen);
  const data = scriptJson(pageData(composition, settings, screen));
  const html = [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...metadataElements(screen, document, shell, publicUrl),
    // On a page that can be read at once, fonts would delay its largest paint (decision 185).
    ...(screen.isPrerendered ? [] : fontLinks(document, shell)),
    ...styles.map(({ markup }) => markup),
    ...preloadLinks(screen),
    ...(await siteLinks(document, shell, read)),
    ...(screen.structuredData === null
      ? []
      : [await structuredDataMarkup(screen.structuredData, read, options)]),
    // Before the body, so that what the script hides is never seen.
    `<script type="application/json" id="page">${data}</script>`,
    boot.markup,
    ...ahead.map(({ markup }) => markup),
    '</head>',
    '<body>',
    `<div id="root">${root}</div>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
  const inline = {
    scripts: [boot.text, ...ahead.map(({ text }) => text)],
    styles: styles.flatMap(({ text }) => text ?? []),
  };
  return { html, headers: pageHeaders(hashInlineTexts(inline), options) };
}
