import { errorMessage } from '@cpal/server-kit/errors';
import { countsIn, countFailures } from '../canary/counts';
import { type CountsPlace, readCounts } from '../canary/read-counts';
import type { Place } from '../registry/make-change';
import { readRegistry, type Registry, requireEntry } from '../registry/registry';
import type { Arguments } from './arguments';
import type { Outcome, Resources } from './outcome';

/** A release and what it is in an environment. */
interface Listed {
  name: string;
  release: string;
  state: string;
  /** Of a canary: how many of a hundred visitors get it. */
  percent?: number;
}

/** The releases of a registry with what they are in it, the current ones first. */
const statesIn = ({ entries }: Registry, names: readonly string[]): Listed[] =>
  Object.entries(entries)
    .filter(([name]) => names.length === 0 || names.includes(name))
    .flatMap(([name, { current, canary, former, withdrawn }]) => [
      { name, release: current.id, state: 'current' },
      ...(canary === null
        ? []
        : [{ name, release: canary.pin.id, state: 'canary', percent: canary.percent }]),
      ...former.map(({ id }) => ({ name, release: id, state: 'former' })),
      ...withdrawn.map((id) => ({ name, release: id, state: 'withdrawn' })),
    ]);

const rowOf = ({ percent, state, ...listed }: Listed) => ({
  ...listed,
  state: percent === undefined ? state : `${state} ${percent} %`,
});

/** What was counted of all releases within a day. Without it, one wants to see the list all the more. */
const readDay = (place: CountsPlace) =>
  readCounts(place).then(
    (counts) => ({ counts, said: 'Loads and failures are of 24 hours.' }),
    (error: unknown) => ({ counts: null, said: `There are ${errorMessage(error)}.` }),
  );

/** Lists the releases of an environment, with what was counted of them where there are counts. */
export async function runList(
  { store, environment }: Place,
  args: Arguments,
  { counts: place }: Resources,
): Promise<Outcome> {
  const registry = await readRegistry(store, environment);
  for (const name of args.names) requireEntry(registry, environment, name);
  const { counts, said } = place ? await readDay(place) : { counts: null, said: '' };
  const listed = statesIn(registry, args.names).map((one) => ({
    row: rowOf(one),
    data: one,
    counted: counts && countsIn(counts, one.name, one.release),
  }));
  return {
    code: 'listed',
    data: {
      environment,
      version: registry.version,
      releases: listed.map(({ data, counted }) => ({ ...data, ...counted })),
    },
    rows: listed.map(({ row, counted }) =>
      counted ? { ...row, loads: counted.loads, failures: countFailures(counted) } : row,
    ),
    sentence:
      `${environment} is at version ${registry.version}: ${registry.change}. ${said}`.trim(),
  };
}
