import type { Part } from '@cpal/build/inputs';
import {
  findEntry,
  makeStore,
  openMadeStore,
  type PageOptions,
  promote,
  publish,
  readRegistry,
  readStoreSettings,
  type Release,
  requireEnvironment,
} from '@cpal/delivery';

/** A published release, and whether it is current now. */
export interface Released {
  release: Release;
  /** Not so where it was withdrawn before and stays so. */
  isCurrent: boolean;
}

interface ReleaseOptions {
  creates: boolean;
  isAgain?: boolean;
  options?: PageOptions;
}

/**
 * Publishes builds and makes them the current releases of the environment that the settings name, all
 * in one step.
 * @param creates makes the store and the environment if they are not there.
 * @param isAgain takes back the withdrawal of those that were withdrawn.
 * @param options what pages are composed with from now on.
 */
export async function release(
  parts: readonly Part[],
  { creates, isAgain = false, options }: ReleaseOptions,
): Promise<Released[]> {
  const { place, environment } = readStoreSettings(process.env);
  const store = creates ? (await makeStore(place)).store : await openMadeStore(place);
  if (!creates) await requireEnvironment(store, environment);
  const registry = await readRegistry(store, environment);
  const released: Released[] = [];
  for (const { output } of parts) {
    const published = await publish(store, output);
    const entry = findEntry(registry, published.build.name);
    const isCurrent = isAgain || !entry?.withdrawn.includes(published.id);
    released.push({ release: published, isCurrent });
  }
  const current = released.filter(({ isCurrent }) => isCurrent);
  const names = current.map(({ release: { build, id } }) => ({ name: build.name, id }));
  await promote({ store, environment }, names, { isAgain, options });
  return released;
}
