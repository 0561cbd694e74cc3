import { errorMessage } from '@cpal/server-kit/errors';
import { contentsFolder } from '../store/contents';
import { whileInUse } from '../store/in-use';
import { pinOf } from '../store/pinned';
import { releaseFolder } from '../store/published';
import { filesFolder } from '../store/release';
import type { Store } from '../store/store';
import type { ReleaseName } from './changes';
import { promoted } from './entry';
import { composePages } from './make-change';
import { entryOf, readRegistry } from './registry';
import { listEnvironments } from './snapshots';

/** Whether a release can be promoted to an environment. */
export interface Prepared {
  environment: string;
  /** Why it would be refused as things are; null where it would not be. */
  fault: string | null;
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
      const entry = entryOf(registry, name);
      const pin = await pinOf(store, name, id);
      if (entry === null || pin === null) return [];
      const entries = { ...registry.entries, [name]: promoted(entry, pin) };
      await composePages(store, { options: registry.options, entries }, registry.pages);
      return [{ environment, fault: null }];
    } catch (error) {
      return [{ environment, fault: errorMessage(error) }];
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
