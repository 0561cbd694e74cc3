import { UserError } from '@cpal/server-kit/errors';
import type { BuildDocument } from '../store/build/build-document';
import {
  isOfPages,
  isWidget,
  type PageRelease,
  type Release,
  type WidgetRelease,
} from '../store/release';
import { type Pin, readPinned } from '../store/pinned';
import type { Store } from '../store/store';
import type { Entry } from './entry';
import type { Registry } from './registry';
import { missingNames } from './shared-names';

/** The releases of one remote that a page can load. */
export interface Deployed {
  current: PageRelease;
  previous: PageRelease | null;
  /** What some visitors get in place of the current one; null if all get that. */
  canary: Canary | null;
}

interface Canary {
  release: PageRelease;
  /** How many of a hundred visitors get it. */
  percent: number;
}

/** A registry with its releases read: all that a site is composed from. */
export interface Composition {
  shell: PageRelease;
  /** The shell's latest previous release, which browsers may hold files of; null if there is none. */
  formerShell: PageRelease | null;
  /** What the current shell says of every document. */
  document: BuildDocument;
  /** By name. */
  remotes: readonly Deployed[];
  /** What runs in pages of others; null if none was released. */
  widget: WidgetRelease | null;
}

/** Reads a previous release; null if that cannot be, as a page can do without it. */
async function readPrevious(store: Store, name: string, pin: Pin): Promise<PageRelease | null> {
  try {
    const release = await readPinned(store, name, pin);
    return isOfPages(release) ? release : null;
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
}

/** The release of a remote to fall back to: the latest previous one that the shell can load. */
async function findPrevious(store: Store, name: string, { former }: Entry, shell: PageRelease) {
  for (const pin of former) {
    const release = await readPrevious(store, name, pin);
    if (release && missingNames(shell.build, release.build).length === 0) return release;
  }
  return null;
}

function rejectMissingNames(shell: PageRelease, remotes: readonly PageRelease[]) {
  for (const { id, build } of remotes) {
    const missing = missingNames(shell.build, build);
    if (missing.length > 0) {
      const what = missing.join(', and ');
      throw new UserError(`${build.name} ${id} uses ${what}, which shell ${shell.id} lacks`);
    }
  }
}

function rejectSharedPrefixes(remotes: readonly PageRelease[]) {
  const builds = remotes.map(({ build }) => build);
  for (const { name, prefixes } of builds) {
    for (const other of builds.filter((one) => one.name !== name)) {
      const both = prefixes.find((prefix) => other.prefixes.includes(prefix));
      if (both !== undefined) throw new UserError(`${name} and ${other.name} both answer ${both}`);
    }
  }
}

const isOfRemote = (release: Release): release is PageRelease => release.build.kind === 'remote';

/** Reads the canaries of a registry, by name. @throws UserError of one that is of no remote. */
async function readCanaries(store: Store, entries: Registry['entries']) {
  const canaries = new Map<string, Canary>();
  for (const [name, { canary }] of Object.entries(entries)) {
    if (canary === null) continue;
    const release = await readPinned(store, name, canary.pin);
    if (!isOfRemote(release))
      throw new UserError(`${name} is no remote, so it has no canary: promote it to all`);
    canaries.set(name, { release, percent: canary.percent });
  }
  return canaries;
}

/** A remote as visitors have it who get its canary: what is current is what they fall back to. */
export const asCanary = ({ current }: Deployed, { release }: Canary): Deployed => ({
  current: release,
  previous: current,
  canary: null,
});

/** Takes the one release of its kind. */
function onlyOne<T>(releases: readonly T[], kind: string): T | null {
  if (releases.length > 1) throw new UserError(`there is more than one ${kind}`);
  return releases[0] ?? null;
}

/**
 * Reads the releases that a registry names.
 * @throws UserError if they make no page.
 */
export async function readComposition(
  store: Store,
  entries: Registry['entries'],
): Promise<Composition> {
  const names = Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const current = await Promise.all(
    names.map(([name, entry]) => readPinned(store, name, entry.current)),
  );
  const ofPages = current.filter(isOfPages);
  const shell = onlyOne(
    ofPages.filter(({ build }) => build.kind === 'shell'),
    'shell',
  );
  if (shell === null) {
    throw new UserError('there is no release of a shell: publish and promote one first');
  }
  const { document } = shell.build;
  if (document === null) throw new UserError("the shell's release has no document");
  const remotes = current.filter(isOfRemote);
  const canaries = await readCanaries(store, entries);
  const served = [...remotes, ...[...canaries.values()].map(({ release }) => release)];
  rejectSharedPrefixes(served);
  rejectMissingNames(shell, served);
  const widget = onlyOne(current.filter(isWidget), 'widget');
  const deploying = remotes.map(async (release): Promise<Deployed> => {
    const { name } = release.build;
    const entry = entries[name];
    return {
      current: release,
      previous: entry ? await findPrevious(store, name, entry, shell) : null,
      canary: canaries.get(name) ?? null,
    };
  });
  const [formerPin] = entries[shell.build.name]?.former ?? [];
  const [deployed, previousShell] = await Promise.all([
    Promise.all(deploying),
    formerPin ? readPrevious(store, shell.build.name, formerPin) : null,
  ]);
  return { shell, formerShell: previousShell, document, remotes: deployed, widget };
}
