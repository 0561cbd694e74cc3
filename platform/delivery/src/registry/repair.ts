import { UserError } from '@cpal/server-kit/errors';
import { contentsFolder } from '../store/contents';
import { whileInUse } from '../store/in-use';
import { hasPages, isEmpty } from './composed-with';
import { findPageDifference } from './page-difference';
import { makeNoted, type Place } from './make-change';
import { emptyRegistry, findSnapshot, parseSnapshot, type Registry } from './registry';
import { listSnapshots, listStrays, snapshotPath } from './snapshots';

/** What a repair has found, and made. */
export interface Repaired {
  registry: Registry;
  /** The versions of the snapshots that were broken. */
  broken: number[];
  /** The paths of files that were no snapshots of the environment's history. */
  strays: string[];
  /** Whether a snapshot was added: the latest one was broken, or a page that it names. */
  isNew: boolean;
}

/** Whether a snapshot's file says something. */
function isWhole({ store, environment }: Place, version: number, body: Buffer): boolean {
  try {
    parseSnapshot(store, environment, version, body);
    return true;
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}

/** The snapshots that say nothing. One that cannot be read now may be whole: that is an error. */
async function findBroken(place: Place): Promise<number[]> {
  const { store, environment } = place;
  const looks = (await listSnapshots(store, environment)).map(async (version) => {
    const body = await store.read(snapshotPath(environment, version));
    return body === null || isWhole(place, version, body) ? [] : [version];
  });
  return (await Promise.all(looks)).flat();
}

/**
 * Goes on from the last whole state where the latest snapshot is broken, or a page that it names is: that
 * state becomes the latest once more, with pages that are composed again. Broken snapshots go afterwards,
 * so that none has the number of another that somebody holds.
 * @throws UserError if no pages could be made of it, or the store cannot be read.
 */
export async function repair(place: Place): Promise<Repaired> {
  const { store, environment } = place;
  const broken = await findBroken(place);

  /** The last whole state, under the number of the latest. */
  async function readLastWhole(): Promise<Registry> {
    const versions = await listSnapshots(store, environment);
    const [latest = 0] = versions;
    const whole = versions.find((version) => !broken.includes(version)) ?? 0;
    const registry = (await findSnapshot(store, environment, whole)) ?? emptyRegistry;
    return { ...registry, version: latest };
  }

  const { isChanged: isNew, ...registry } = await whileInUse(store, [contentsFolder], () =>
    makeNoted(
      place,
      async (last) => {
        const isWell =
          !broken.includes(last.version) &&
          (isEmpty(last) ||
            ((await hasPages(store, last)) && (await findPageDifference(store, last)) === null));
        return isWell
          ? null
          : { change: 'repair what is damaged', composesAll: true, trustsComposed: false };
      },
      readLastWhole,
    ),
  );
  for (const version of broken) await store.remove(snapshotPath(environment, version));
  const strays = await listStrays(store, environment);
  for (const path of strays) await store.remove(path);
  return { registry, broken, strays, isNew };
}
