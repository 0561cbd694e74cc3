import type { Place } from '../registry/make-change';
import { repair } from '../registry/repair';
import type { Outcome } from './outcome';

/** Goes on from the last whole state of an environment, where the latest is damaged. */
export async function runRepair(place: Place): Promise<Outcome> {
  const { registry, broken, isNew } = await repair(place);
  const { version, change } = registry;
  const gone = broken.length > 0 ? ` Broken were and are gone: ${broken.join(', ')}.` : '';
  return {
    code: isNew || broken.length > 0 ? 'repaired' : 'intact',
    data: { environment: place.environment, version, change, broken },
    sentence: `${place.environment} is at version ${version}: ${change}.${gone}`,
  };
}
