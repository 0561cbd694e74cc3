import {
  findOwner,
  type RegisteredRemote,
  type Releases,
  releasesPath,
  withoutEndingSlashes,
} from '@cpal/shared/deployment';
import type { RemoteFailure } from './load-remote';

/** Which remote answers which path. A page knows its own remote; the others are fetched once. */
export interface RemoteRegistry {
  /**
   * Finds who answers a path, and fetches the others where it has to know them.
   * @throws RemoteFailure where they cannot be fetched.
   */
  findOwner: (path: string) => Promise<RegisteredRemote | undefined>;
  /** The same, among the remotes that are known by now. */
  knownOwnerOf: (path: string) => RegisteredRemote | undefined;
  /** The remotes that are known by now. */
  known: () => readonly RegisteredRemote[];
  /** Fetches the others. */
  complete: () => Promise<void>;
}

/** What a document says. */
interface Document {
  /** Its path. */
  path: string;
  /** The remote that answers it; null where none does. */
  own: RegisteredRemote | null;
}

/** @param fetchReleases asks the server which releases are current. */
export function createRegistry(
  { path, own }: Document,
  fetchReleases: () => Promise<Releases>,
): RemoteRegistry {
  let all: readonly RegisteredRemote[] | undefined;
  let fetching: Promise<void> | undefined;

  async function fetchAll() {
    try {
      const { remotes } = await fetchReleases();
      // A document keeps the release that it began with.
      all = remotes.map((remote) => (own?.name === remote.name ? own : remote));
    } catch (error) {
      fetching = undefined;
      console.warn('The list of releases could not be loaded.', error);
      throw { failedRemote: releasesPath } satisfies RemoteFailure;
    }
  }

  const known = () => all ?? (own ? [own] : []);
  /** Whether a path is the document's, or one of a page of the same remote. */
  const isOwn = (wanted: string) => {
    const found = withoutEndingSlashes(wanted);
    return found === withoutEndingSlashes(path) || own?.titles[found] !== undefined;
  };
  const knownOwnerOf = (wanted: string) =>
    isOwn(wanted) ? (own ?? undefined) : findOwner(wanted, known());
  const complete = () => (fetching ??= fetchAll());

  return {
    knownOwnerOf,
    findOwner: async (wanted) => {
      if (!isOwn(wanted)) await complete();
      return knownOwnerOf(wanted);
    },
    known,
    complete,
  };
}
