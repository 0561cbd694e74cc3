import { openStore, promote, publish } from '@cpal/delivery';
import { frontEndParts } from './parts';

/** Publishes every front end's build and makes it the current release of the environment. */
export async function release(releasesDir: string, environment: string): Promise<void> {
  const store = await openStore(releasesDir);
  for (const { output } of frontEndParts) {
    const { id, build } = await publish(store, output);
    await promote(store, environment, build.name, id);
  }
}
