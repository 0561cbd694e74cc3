import { rollBack, withdraw } from '../registry/changes';
import type { Made, Place } from '../registry/make-change';
import { prepare } from '../registry/prepare';
import { retire } from '../registry/retire';
import { publish } from '../store/publish';
import { type Arguments, onlyOne, readRelease } from './arguments';
import type { Outcome } from './outcome';

/** Says what a change has made of the registry, or that there was none to make. */
export const changed = (
  code: string,
  { environment }: Place,
  { version, change, isChanged }: Made,
): Outcome => ({
  code,
  data: { environment, version, change: isChanged ? change : null },
  sentence: isChanged
    ? `${environment} is at version ${version}: ${change}.`
    : `${environment} stays at version ${version}: there was nothing to change.`,
});

/** Publishes a build, and composes its pages for the environments that have its front end. */
export async function runPublish({ store }: Place, { names }: Arguments): Promise<Outcome> {
  const { id, build, files } = await publish(store, onlyOne(names, 'folder of a build'));
  const environments = await prepare(store, { name: build.name, id });
  const sentences = environments.map(({ environment, fault, remark }) =>
    fault === null
      ? `${environment} can take it${remark === null ? '' : `; ${remark}`}.`
      : `${environment} cannot take it as things are: ${fault}.`,
  );
  return {
    code: 'published',
    data: { name: build.name, id, files: Object.keys(files).length, environments },
    sentence: [`${build.name}@${id} is in the store.`, ...sentences].join('\n'),
  };
}

/** Makes a previous release current, and withdraws the current one. */
export async function runRollback(place: Place, { names, values }: Arguments): Promise<Outcome> {
  const name = onlyOne(names, 'front end');
  return changed('rolled_back', place, await rollBack(place, name, values.to));
}

/** Withdraws a release. */
export async function runWithdraw(place: Place, { names }: Arguments): Promise<Outcome> {
  const release = readRelease(onlyOne(names, 'release'));
  return changed('withdrawn', place, await withdraw(place, release));
}

/** Takes a front end out of an environment. */
export async function runRetire(place: Place, { names }: Arguments): Promise<Outcome> {
  return changed('retired', place, await retire(place, onlyOne(names, 'front end')));
}
