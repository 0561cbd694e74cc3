import { Refusal } from '@cpal/server-kit/errors';
import { promote, type ReleaseName, rollBack, withdraw } from '../registry/changes';
import type { Place } from '../registry/make-change';
import { entryOf, readRegistry, type Registry } from '../registry/registry';
import { publish } from '../store/publish';
import { type Arguments, onlyOne, readRelease, UsageError } from './arguments';
import type { Outcome } from './outcome';

const changed = (code: string, { environment }: Place, registry: Registry): Outcome => ({
  code,
  data: { environment, version: registry.version, change: registry.change },
  sentence: `${environment} is at version ${registry.version}: ${registry.change}.`,
});

/** Publishes a build. */
export async function runPublish({ store }: Place, { names }: Arguments): Promise<Outcome> {
  const { id, build, files } = await publish(store, onlyOne(names, 'folder of a build'));
  return {
    code: 'published',
    data: { name: build.name, id, files: Object.keys(files).length },
    sentence: `${build.name}@${id} is in the store.`,
  };
}

/** What is to be promoted: releases by id, or the current ones of another environment. */
async function chosen({ store }: Place, { names, values }: Arguments): Promise<ReleaseName[]> {
  const { from } = values;
  if (from === undefined) {
    if (names.length === 0) throw new UsageError('releases must be named, or --from');
    return names.map(readRelease);
  }
  const registry = await readRegistry(store, from);
  const wanted = names.length > 0 ? names : Object.keys(registry.entries);
  if (wanted.length === 0) throw new Refusal(`nothing was promoted to ${from}`);
  return wanted.map((name) => {
    const entry = entryOf(registry, name);
    if (entry === null) throw new Refusal(`${from} has no release of ${name}`);
    return { name, id: entry.current.id };
  });
}

/** Makes releases current, all in one step. */
export async function runPromote(place: Place, args: Arguments): Promise<Outcome> {
  const { to = place.environment, again: isAgain = false } = args.values;
  const at = { ...place, environment: to };
  return changed('promoted', at, await promote(at, await chosen(place, args), { isAgain }));
}

/** Makes a former release current, and withdraws the current one. */
export async function runRollback(place: Place, { names, values }: Arguments): Promise<Outcome> {
  const name = onlyOne(names, 'front end');
  return changed('rolled_back', place, await rollBack(place, name, values.to));
}

/** Withdraws a release. */
export async function runWithdraw(place: Place, { names }: Arguments): Promise<Outcome> {
  const release = readRelease(onlyOne(names, 'release'));
  return changed('withdrawn', place, await withdraw(place, release));
}
