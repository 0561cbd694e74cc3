import { setTimeout as sleep } from 'node:timers/promises';
import {
  latestAfter,
  listSnapshots,
  readSnapshot,
  type Registry,
  type Store,
} from '@cpal/delivery';
import { errorMessage, UserError } from '@cpal/server-kit/errors';
import type { FastifyBaseLogger } from 'fastify';

/** Milliseconds from one look for a later snapshot to the next; a remote store may charge for each. */
const getPauseMs = ({ isRemote }: Store) => (isRemote ? 1000 : 50);

/** Milliseconds from one look at all snapshots to the next: some that follow may have been removed. */
const listMs = 30_000;

/** Milliseconds after which a rejected snapshot is tried again: its disk may have been at fault. */
const retryMs = 30_000;

interface FollowOptions<T> {
  store: Store;
  environment: string;
  /** @throws UserError if nothing can be served of the registry. */
  load: (registry: Registry) => Promise<T>;
  log: FastifyBaseLogger;
}

/** What is served, and what of it is in the way. */
export interface Followed<T> {
  value: T;
  /** The version of the snapshot that is served. */
  snapshot: number;
  /** The version of a later one that cannot be served; null if there is none. */
  refused: number | null;
}

/**
 * Follows an environment's registry. A later snapshot is loaded next to the one that is served, which
 * is then exchanged in one step. One that is broken is logged and rejected; the last whole one stays,
 * after a restart as well.
 * @returns what gives the present state, and what ends the following.
 * @throws UserError of the latest snapshot where none is whole.
 */
export async function follow<T>({ store, environment, load, log }: FollowOptions<T>) {
  const loadVersion = async (snapshot: number): Promise<Followed<T>> => {
    const registry = await readSnapshot(store, environment, snapshot);
    return { value: await load(registry), snapshot, refused: null };
  };
  const logRejection = (snapshot: number, error: unknown) =>
    log.error(
      { event: 'registry_snapshot_rejected', snapshot, fault: errorMessage(error) },
      'registry snapshot rejected',
    );

  async function loadLastWhole(): Promise<Followed<T>> {
    const versions = await listSnapshots(store, environment);
    const [latest = 0] = versions;
    const failures: unknown[] = [];
    for (const version of versions.length > 0 ? versions : [0])
      try {
        const found = await loadVersion(version);
        return version === latest ? found : { ...found, refused: latest };
      } catch (error) {
        logRejection(version, error);
        failures.push(error);
      }
    throw new UserError(
      `${environment} of ${store.location} cannot be served: ${errorMessage(failures[0])}`,
    );
  }

  let state = await loadLastWhole();

  let triedAt = performance.now();
  let listedAt = performance.now();

  async function findLatest() {
    const known = Math.max(state.snapshot, state.refused ?? 0);
    if (performance.now() - listedAt < listMs) return latestAfter(store, environment, known);
    listedAt = performance.now();
    const [latest = 0] = await listSnapshots(store, environment);
    return latest;
  }

  async function look() {
    const latest = await findLatest();
    const isDue = latest !== state.refused || performance.now() - triedAt >= retryMs;
    if (latest <= state.snapshot || !isDue) return;
    triedAt = performance.now();
    try {
      state = await loadVersion(latest);
    } catch (error) {
      logRejection(latest, error);
      state = { ...state, refused: latest };
    }
  }

  const ending = new AbortController();
  const pause = () => sleep(getPauseMs(store), undefined, { signal: ending.signal, ref: false });
  const following = (async () => {
    let lastFailure = '';
    while (!ending.signal.aborted) {
      try {
        await look();
        lastFailure = '';
      } catch (error) {
        const failure = errorMessage(error);
        if (failure !== lastFailure)
          log.error({ event: 'registry_poll_failed', fault: failure }, 'registry poll failed');
        lastFailure = failure;
      }
      await pause().catch(() => undefined);
    }
  })();

  return {
    now: () => state,
    end: () => {
      ending.abort();
      return following;
    },
  };
}
