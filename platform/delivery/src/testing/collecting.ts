import type { Store } from '../store/store';
import { createUpkeep } from '../upkeep/collect';
import type { Sample } from './sample-build';

/** A time before which all that there is was written, in seconds since the epoch. */
export const later = (): number => Math.floor(Date.now() / 1000) + 60;

/** Collects as if all that is in a store were old. */
export async function collectAll(store: Store) {
  const upkeep = createUpkeep(store, later());
  return upkeep.collect(await upkeep.find());
}

/** A build that shares all files but one with the other versions. */
export const getSampleVersion = (version: number): Sample => ({
  files: { 'routes.js': `export const routes = [${version}];` },
});
