import { errorMessage } from '@cpal/server-kit/errors';
import { contentsFolder } from '../store/contents';
import { whileInUse } from '../store/in-use';
import { findPin } from '../store/pinned';
import { releaseFolder } from '../store/published';
import { filesFolder } from '../store/release';
import type { Store } from '../store/store';
import type { ReleaseName } from './changes';
import { readComposition } from './composition';
import { promoted } from './entry';
import { composePages } from './make-change';
import { findEntry, readRegistry, type Registry } from './registry';
import { missingNames } from './shared-names';
import { listEnvironments } from './snapshots';

/** Whether a release can be promoted to an environment. */
export interface Prepared {
  environment: string;
  /** Why it would be rejected as things are; null if it would not be. */
  fault: string | null;
  /** What else a team wants to know of it; null if that is nothing. */
  remark: string | null;
}

/** Of a remote: what the previous shell lacks, to which the shell alone could not go back then. */
async function remarkOn(store: Store, entries: Registry['entries'], name: string) {
  const { formerShell, remotes } = await readComposition(store, entries);
  const remote = remotes.find(({ current }) => current.build.name === name)?.current;
  if (formerShell === null || remote === undefined) return null;
  const missing = missingNames(formerShell.build, remote.build);
  if (missing.length === 0) return null;
  const what = missing.join(', and ');
  return `it uses ${what}, which the previous shell ${formerShell.id} lacks: the shell cannot go back alone`;
}

/**
 * Composes the pages that promoting a release would show, in each environment that has a release of its
 * name, so that the promotion finds them. No registry changes.
 * @returns what came of it, by environment; nothing is thrown, as a promotion can do without.
 */
export async function prepare(store: Store, { name, id }: ReleaseName): Promise<Prepared[]> {
  async function compose(environment: string): Promise<Prepared[]> {
    try {
      const registry = await readRegistry(store, environment);
      const entry = findEntry(registry, name);
      const pin = await findPin(store, name, id);
      if (entry === null || pin === null) return [];
      const entries = { ...registry.entries, [name]: promoted(entry, pin) };
      await composePages(store, { options: registry.options, entries }, registry.pages);
      return [{ environment, fault: null, remark: await remarkOn(store, entries, name) }];
    } catch (error) {
      return [{ environment, fault: errorMessage(error), remark: null }];
    }
  }
  const folders = [contentsFolder, releaseFolder(name, id), filesFolder(name)];
  return whileInUse(store, folders, async () => {
    const prepared: Prepared[] = [];
    for (const environment of await listEnvironments(store))
      prepared.push(...(await compose(environment)));
    return prepared;
  });
}
