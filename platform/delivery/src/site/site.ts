import { UserError } from '@cpal/server-kit/errors';
import { findPage } from '../page/page-match';
import type { Registry } from '../registry/registry';
import { readContent } from '../store/contents';
import type { Store } from '../store/store';
import { chooseReleases, type SharedRelease } from './chosen';
import { isSiteFile } from './site-files';
import { readTable, type SiteDocument, type SiteTable, type Widget } from './table';

/** All that an environment shows but for the files of its releases. */
export interface Site<T> {
  /**
   * What is at a decoded path; null if nothing is.
   * @param isChosen whether the visitor gets a canary; asked of the remote alone that answers the path.
   */
  find: (path: string, isChosen: (canary: SharedRelease) => boolean) => T | null;
  /** The page in its place. */
  notFound: T;
  /** What makes a file, by its address, of a previous version, by that one's hash. */
  deltas: ReadonlyMap<string, ReadonlyMap<string, Buffer>>;
  /** Null where none was released. */
  widget: Widget | null;
}

type PagesOf = Pick<SiteTable['remotes'][number], 'prefixes' | 'pages'>;

/**
 * Reads what was composed of a registry.
 * @param read gives what is kept of a document; of a file of the site it gets the path too.
 * @param readDelta gives the body of a delta, by its digest.
 * @throws UserError if nothing was composed of it, or that is missing or damaged.
 */
export async function readSite<T>(
  store: Store,
  { version, pages: table, entries }: Registry,
  read: (document: SiteDocument, file: string | null) => Promise<T>,
  readDelta: (digest: string) => Promise<Buffer> = (digest) => readContent(store, digest),
): Promise<Site<T>> {
  if (table === null) {
    const isEmpty = Object.keys(entries).length === 0;
    const reason = isEmpty ? 'there is no release of a shell' : 'no page options were set';
    throw new UserError(`${reason}, so snapshot ${version} has no pages`);
  }
  const { remotes, notFound, files, deltas, widget } = await readTable(store, table);
  const keep = async ({ prefixes, pages }: PagesOf) => {
    const kept = pages.map(async ({ path, document }) => ({
      path,
      kept: await read(document, null),
    }));
    return { prefixes, pages: await Promise.all(kept) };
  };
  const owners = remotes.map(async ({ canary, ...form }) => ({
    ...(await keep(form)),
    canary: canary && { id: canary.id, percent: canary.percent, ...(await keep(canary)) },
  }));
  const ofFiles = Object.entries(files)
    .filter(([path]) => isSiteFile(path))
    .map(async ([path, document]) => [path, await read(document, path)] as const);
  const ofDeltas = Object.entries(deltas).map(async ([address, byHash]) => {
    const bodies = Object.entries(byHash).map(
      async ([hash, digest]) => [hash, await readDelta(digest)] as const,
    );
    return [address, new Map(await Promise.all(bodies))] as const;
  });
  // All are waited for from the beginning: a failure that nobody waits for ends the process.
  const [found, foundFiles, foundDeltas, otherwise] = await Promise.all([
    Promise.all(owners),
    Promise.all(ofFiles),
    Promise.all(ofDeltas),
    read(notFound.document, null),
  ]);
  const byPath = new Map(foundFiles);
  return {
    find: (path, isChosen) =>
      byPath.get(path) ?? findPage(chooseReleases(found, path, isChosen), path)?.kept ?? null,
    notFound: otherwise,
    deltas: new Map(foundDeltas),
    widget,
  };
}
