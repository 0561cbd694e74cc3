import { findOwner } from '@cpal/shared/deployment';

/** A release that some visitors get. */
export interface SharedRelease {
  id: string;
  /** How many of a hundred get it. */
  percent: number;
}

/** The pages of one release of a remote. */
interface Pages<P> {
  prefixes: readonly string[];
  pages: readonly P[];
}

/** The same with those that some visitors get in their place. */
interface Shared<P> extends Pages<P> {
  canary: (Pages<P> & SharedRelease) | null;
}

/**
 * What a visitor has of each remote, as far as it decides who answers a path: others stay as they are.
 * @param isChosen whether the visitor gets a canary; asked of a remote that answers the path alone, by
 * its current release or by its canary.
 */
export function chooseReleases<P>(
  remotes: readonly Shared<P>[],
  path: string,
  isChosen: (canary: SharedRelease) => boolean,
): readonly Pages<P>[] {
  if (remotes.every(({ canary }) => canary === null)) return remotes;
  const ofCurrent = findOwner(path, remotes);
  const ofCanaries = findOwner(
    path,
    remotes.map((remote) => ({ remote, prefixes: (remote.canary ?? remote).prefixes })),
  );
  const answering = new Set([ofCurrent, ofCanaries?.remote]);
  return remotes.map((remote) =>
    remote.canary !== null && answering.has(remote) && isChosen(remote.canary)
      ? remote.canary
      : remote,
  );
}
