import {
  remoteFolder,
  findOwner,
  type Page,
  type RegisteredRemote,
  type Releases,
} from '@cpal/shared/deployment';
import type { BuildRecord } from './build-record';
import { applyEdits, type Edit, type Element, findInHead, getElementText } from './head';

/** Where in a site the development server has its own files. */
export const ownUrl = '/@dev';

/**
 * Puts front ends that are compiled here into a document in the place of their releases. All else
 * stays as it was sent, so the hashes in its policy stay right.
 * @param html a page of the product; any other text is answered as it is.
 * @param path that was asked for, without a query string.
 * @param records of the front ends.
 */
export function develop(html: string, path: string, records: readonly BuildRecord[]): string {
  const elements = findInHead(html);
  const [first] = elements;
  const data = elements.find(({ attributes }) => attributes.id === 'page');
  if (first === undefined || data === undefined) return html;
  const page: Page = JSON.parse(getElementText(html, data));
  const preloads = elements.filter(({ attributes }) => attributes.rel === 'modulepreload');
  const styles = elements.filter(({ name }) => name === 'style');
  return applyEdits(html, [
    // Fast Refresh has to be there before React.
    { start: first.start, end: first.start, text: `<script src="${ownUrl}/page.js"></script>\n` },
    ...styleEdits(styles, page, records),
    ...preloads.map(({ start, end }) => ({ start, end, text: '' })),
    { start: data.textStart, end: data.textEnd, text: json(developPage(page, path, records)) },
  ]);
}

/** Without `<` nothing in it can end its element. */
const json = (page: Page) => JSON.stringify(page).replaceAll('<', String.raw`\u003c`);

const fileUrl = ({ name }: BuildRecord, file: string) => `${ownUrl}/${name}/${file}`;

/** One release of a remote that is compiled here, in the place of a released one. */
const compiled = (record: BuildRecord): RegisteredRemote => ({
  name: record.name,
  // Of whatever code: what changes is seen by other means.
  id: 'development',
  prefixes: record.prefixes,
  // Those of its routes, which may have changed.
  titles: {},
  container: record.container,
  entry: fileUrl(record, record.entry),
  scripts: [],
  previous: null,
});

/** Puts remotes that are compiled here into the list of releases. */
export function developReleases(releases: Releases, records: readonly BuildRecord[]): Releases {
  const remotes = records.filter(({ kind }) => kind === 'remote');
  const isReplaced = (name: string) => remotes.some((remote) => remote.name === name);
  return {
    ...releases,
    remotes: [
      ...releases.remotes.filter(({ name }) => !isReplaced(name)),
      ...remotes.map(compiled),
    ],
  };
}

/** The page's data with what is compiled here, and a shell that starts without a pause. */
function developPage(page: Page, path: string, records: readonly BuildRecord[]): Page {
  const shell = records.find(({ kind }) => kind === 'shell');
  // One that is not released yet has no page of its own.
  const own =
    records.find(({ name }) => name === page.own?.name) ??
    (page.own === null ? findOwner(path, records) : undefined);
  const { scripts, calls } = page.start;
  const [entry = ''] = scripts;
  return {
    ...page,
    own: own ? compiled(own) : page.own,
    start: {
      when: 'now',
      scripts: [shell ? fileUrl(shell, shell.entry) : entry],
      calls,
    },
    hydrates: false,
  };
}

/**
 * Links style sheets in the place of an element that holds released ones of a front end which is compiled
 * here: the compiled ones where its first was, and the other front ends' released ones. That of the shell has to
 * stay the first, since it gives the order of layers.
 */
function styleEdits(
  styles: readonly Element[],
  { own }: Page,
  records: readonly BuildRecord[],
): Edit[] {
  const recordOf = (url: string) => {
    const isOfRemote = own !== null && url.startsWith(remoteFolder(own));
    return records.find(({ name, kind }) => (isOfRemote ? name === own.name : kind === 'shell'));
  };
  const linked = new Set<BuildRecord>();
  const linksFor = (url: string) => {
    const record = recordOf(url);
    if (record === undefined) return [url];
    if (linked.has(record)) return [];
    linked.add(record);
    return record.styles.map((file) => fileUrl(record, file));
  };
  return styles.flatMap(({ start, end, attributes }) => {
    const urls = attributes['data-href']?.split(' ') ?? [];
    if (!urls.some(recordOf)) return [];
    return [{ start, end, text: urls.flatMap(linksFor).map(linkTo).join('\n') }];
  });
}

const linkTo = (url: string) => `<link rel="stylesheet" href="${url}">`;
