import { openStore, promote, publish, type Release } from '@cpal/delivery';
import type { Part } from './inputs';
import type { StartSettings } from './start-settings';

/** Which store and which registry in it a release goes to. */
export type ReleaseTarget = Pick<StartSettings, 'releasesDir' | 'environment'>;

/** Publishes the builds of front ends and makes them the current releases of the environment. */
export async function release(
  { releasesDir, environment }: ReleaseTarget,
  parts: readonly Part[],
): Promise<Release[]> {
  const store = await openStore(releasesDir);
  const releases: Release[] = [];
  for (const { output } of parts) {
    const published = await publish(store, output);
    await promote(store, environment, published.build.name, published.id);
    releases.push(published);
  }
  return releases;
}
