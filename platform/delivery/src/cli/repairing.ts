import type { Place } from '../registry/make-change';
import { repair } from '../registry/repair';
import type { Outcome } from './outcome';

/** Goes on from the last whole state of an environment, where the latest is damaged. */
export async function runRepair(place: Place): Promise<Outcome> {
  const { registry, broken, strays, isNew } = await repair(place);
  const { version, change } = registry;
  const removed = [...broken, ...strays];
  const gone = removed.length > 0 ? ` Broken were and are gone: ${removed.join(', ')}.` : '';
  return {
    code: isNew || broken.length > 0 || strays.length > 0 ? 'repaired' : 'intact',
    data: { environment: place.environment, version, change, broken, strays },
    sentence: `${place.environment} is at version ${version}: ${change}.${gone}`,
  };
}
