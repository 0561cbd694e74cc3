import { UserError } from '@cpal/server-kit/errors';
import type { Place } from '../registry/make-change';
import { usedBy } from '../registry/entry';
import { findEntry, readRegistry, type Registry, requireEntry } from '../registry/registry';
import { requireEnvironment } from '../registry/snapshots';
import { summarize, createUpkeep } from '../upkeep/collect';
import { findPageDifference } from '../registry/page-difference';
import { type Damage, findReleaseDamage } from '../store/damage';
import { examine } from '../upkeep/examine';
import { type Arguments, readDays, UsageError } from './arguments';
import type { Outcome } from './outcome';

/** The release that visitors have of a name, and some of them with its share; null if there is none. */
function releaseIn(registry: Registry, name: string, state: 'current' | 'canary'): string | null {
  const entry = findEntry(registry, name);
  if (state === 'current') return entry?.current.id ?? null;
  return entry?.canary ? `${entry.canary.pin.id} ${entry.canary.percent} %` : null;
}

/** Compares the current releases and the canaries of two environments. */
export async function runDiff(place: Place, { names }: Arguments): Promise<Outcome> {
  const [one, other = place.environment, ...more] = names;
  if (one === undefined || more.length > 0)
    throw new UsageError('one environment must be named, or two');
  const registries: Registry[] = [];
  for (const environment of [one, other]) {
    await requireEnvironment(place.store, environment);
    registries.push(await readRegistry(place.store, environment));
  }
  const all = new Set(registries.flatMap(({ entries }) => Object.keys(entries)));
  const differences = [...all].toSorted().flatMap((name) =>
    (['current', 'canary'] as const).flatMap((state) => {
      const ids = registries.map((registry) => releaseIn(registry, name, state));
      return ids[0] === ids[1] ? [] : [{ name, state, ids }];
    }),
  );
  return {
    code: differences.length === 0 ? 'same' : 'different',
    data: {
      differences: differences.map(({ name, state, ids: [a, b] }) => ({
        name,
        state,
        [one]: a,
        [other]: b,
      })),
    },
    rows: differences.map(({ name, state, ids: [a, b] }) => ({
      name,
      state,
      [one]: a ?? '–',
      [other]: b ?? '–',
    })),
    sentence:
      differences.length === 0
        ? `${one} and ${other} have the same releases.`
        : `${one} and ${other} differ in ${differences.length}.`,
  };
}

/** What is wrong with pages, as a sentence: of what is missing too. */
const pageFailure = (store: Place['store'], registry: Registry) =>
  findPageDifference(store, registry).catch((error: unknown) => {
    if (error instanceof UserError) return error.message;
    throw error;
  });

/** Compares every file of an environment's releases with its hash, and its pages with what they are made of. */
export async function runVerify({ store, environment }: Place, args: Arguments): Promise<Outcome> {
  const registry = await readRegistry(store, environment);
  for (const name of args.names) requireEntry(registry, environment, name);
  const { entries } = registry;
  const damages: Damage[] = [];
  let count = 0;
  for (const [name, entry] of Object.entries(entries))
    for (const pin of usedBy(entry)) {
      if (args.names.length > 0 && !args.names.includes(name)) continue;
      count += 1;
      damages.push(...(await findReleaseDamage(store, name, pin)));
    }
  const ofPages = args.names.length > 0 ? null : await pageFailure(store, registry);
  const isFault = damages.length > 0 || ofPages !== null;
  return {
    code: isFault ? 'damaged' : 'intact',
    isFault,
    data: { environment, releases: count, damages, pages: ofPages },
    rows: damages.map(({ name, id, path, fault }) => ({ name, release: id, path, fault })),
    sentence: isFault
      ? [`${damages.length} files are damaged.`, ...(ofPages === null ? [] : [`${ofPages}.`])].join(
          ' ',
        )
      : `All files of ${count} releases are what was published.`,
  };
}

const daySeconds = 86_400;

/** Removes what no environment has used for some days. */
export async function runGc({ store }: Place, { values }: Arguments): Promise<Outcome> {
  const days = readDays(values.days ?? '30');
  const since = Math.floor(Date.now() / 1000) - days * daySeconds;
  const isDry = values['dry-run'] === true;
  const upkeep = createUpkeep(store, since);
  const found = await upkeep.find();
  const garbage = isDry ? found : await upkeep.collect(found);
  const { releases, snapshots, files, contents, bytes } = summarize(garbage);
  const [verb, code] = isDry
    ? ['would be removed', 'would_collect']
    : ['were removed', 'collected'];
  const held = garbage.held.map(({ folder, reason }) => `${folder} is left as it is: ${reason}.`);
  const what = `${releases.length} releases, ${files} of their files, ${contents} contents and ${snapshots} snapshots`;
  return {
    code,
    data: { releases, snapshots, files, contents, bytes, paths: garbage.files, held: garbage.held },
    rows: garbage.files.map(({ path, bytes: size }) => ({ path, bytes: size })),
    sentence: [`${what} ${verb}: ${bytes} bytes.`, ...held].join('\n'),
  };
}

/** In characters: what a terminal still shows of one finding. */
const maxCellLength = 240;

/** The beginning of a long sentence: `--json` has all of it. */
const shortened = (text: string): string =>
  text.length <= maxCellLength
    ? text
    : `${text.slice(0, maxCellLength)}… (${text.length} characters; --json has them all)`;

/** Looks at all that serving an environment rests on. */
export async function runDoctor(place: Place): Promise<Outcome> {
  const findings = await examine(place);
  const failures = findings.filter(({ fault }) => fault !== null);
  return {
    code: failures.length === 0 ? 'healthy' : 'unhealthy',
    isFault: failures.length > 0,
    data: { store: place.store.location, environment: place.environment, findings },
    rows: findings.map(({ check, fault }) => ({
      check,
      found: fault === null ? 'good' : shortened(fault),
    })),
    sentence:
      failures.length === 0
        ? `${place.environment} of ${place.store.location} can be served.`
        : `${place.environment} of ${place.store.location} has ${failures.length} problems.`,
  };
}
