import { ownerOf, type Page, type RegisteredRemote, type Releases } from '@cpal/shared/deployment';
import type { BuildRecord } from './build-record';
import { applyEdits, type Edit, type Element, findInHead, textOf } from './head';

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
  const page: Page = JSON.parse(textOf(html, data));
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
    (page.own === null ? ownerOf(path, records) : undefined);
  const { scripts, calls } = page.start;
  const [entry = ''] = scripts;
  return {
    ...page,
    own: own ? compiled(own) : page.own,
    start: { when: 'now', scripts: [shell ? fileUrl(shell, shell.entry) : entry], calls },
    hydrates: false,
  };
}

/**
 * Links compiled style sheets where the first released one of a front end was: that of the shell has
 * to stay the first, since it gives the order of layers.
 */
function styleEdits(
  styles: readonly Element[],
  { own }: Page,
  records: readonly BuildRecord[],
): Edit[] {
  const linked = new Set<string>();
  return styles.flatMap(({ start, end, attributes }) => {
    // Where its release has it: in the folder of the front end.
    const isOfRemote = own !== null && (attributes['data-href'] ?? '').includes(`/${own.name}/`);
    const record = records.find(({ name, kind }) =>
      isOfRemote ? name === own.name : kind === 'shell',
    );
    if (record === undefined) return [];
    const links = linked.has(record.name)
      ? []
      : record.styles.map((file) => linkTo(fileUrl(record, file)));
    linked.add(record.name);
    return [{ start, end, text: links.join('\n') }];
  });
}

const linkTo = (url: string) => `<link rel="stylesheet" href="${url}">`;
