import { Refusal } from '@cpal/server-kit/errors';
import { readDocument } from '../site/read-document';
import { readSite } from '../site/site';
import { contentsFolder } from '../store/contents';
import { whileInUse } from '../store/in-use';
import type { Store } from '../store/store';
import { isEmpty } from './composed-with';
import { makeNoted, type Place } from './make-change';
import { emptyRegistry, findSnapshot, parseSnapshot, type Registry } from './registry';
import { listSnapshots, snapshotPath } from './snapshots';

/** What a repair has found, and made. */
export interface Repaired {
  registry: Registry;
  /** The versions of the snapshots that were broken. */
  broken: number[];
  /** Whether a snapshot was added: the latest one was broken, or a page that it names. */
  isNew: boolean;
}

/** Whether work ends without a refusal. */
async function isWhole(work: () => unknown): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** The snapshots that say nothing. One that cannot be read now may be whole: that is a fault. */
async function findBroken({ store, environment }: Place): Promise<number[]> {
  const looks = (await listSnapshots(store, environment)).map(async (version) => {
    const body = await store.read(snapshotPath(environment, version));
    if (body === null) return [];
    return (await isWhole(() => parseSnapshot(store, environment, version, body))) ? [] : [version];
  });
  return (await Promise.all(looks)).flat();
}

/** Whether all pages of a registry are there and undamaged. */
const hasPages = (store: Store, registry: Registry) =>
  isWhole(() => readSite(store, registry, (document) => readDocument(store, document)));

/**
 * Goes on from the last whole state where the latest snapshot is broken, or a page that it names is: that
 * state becomes the latest once more, with pages that are composed again. Broken snapshots go afterwards,
 * so that none has the number of another that somebody holds.
 * @throws Refusal where no pages could be made of it, or the store cannot be read.
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

  let isNew = false;
  const registry = await whileInUse(store, [contentsFolder], () =>
    makeNoted(
      place,
      async (last) => {
        isNew = broken.includes(last.version) || !(isEmpty(last) || (await hasPages(store, last)));
        return isNew ? { change: 'repair what is damaged', composesAll: true } : null;
      },
      readLastWhole,
    ),
  );
  for (const version of broken) await store.remove(snapshotPath(environment, version));
  return { registry, broken, isNew };
}
