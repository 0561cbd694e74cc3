import { UserError } from '@cpal/server-kit/errors';
import { enough, type Verdict } from '../canary/rule';
import { beginWatch, type Seen, type Watched } from '../canary/watch';
import { promote, type ReleaseName } from '../registry/changes';
import type { Place } from '../registry/make-change';
import { readRegistry, requireEntry } from '../registry/registry';
import { requireEnvironment } from '../registry/snapshots';
import { type Arguments, readMinutes, readPercent, readRelease, UsageError } from './arguments';
import { changed } from './changing';
import type { Outcome, Resources } from './outcome';

/** What is to be promoted: releases by id, or the current ones of another environment. */
async function chosen({ store }: Place, { names, values }: Arguments): Promise<ReleaseName[]> {
  const { from } = values;
  if (from === undefined) {
    if (names.length === 0) throw new UsageError('releases must be named, or --from');
    return names.map(readRelease);
  }
  await requireEnvironment(store, from);
  const registry = await readRegistry(store, from);
  const wanted = names.length > 0 ? names : Object.keys(registry.entries);
  if (wanted.length === 0) throw new UserError(`nothing was promoted to ${from}`);
  return wanted.map((name) => ({ name, id: requireEntry(registry, from, name).current.id }));
}

/** @throws UserError of an environment that is not there, and that nobody has asked to be made. */
const requireMeant = ({ store, environment }: Place) =>
  requireEnvironment(store, environment).catch((error: unknown) => {
    throw error instanceof UserError ? new UserError(`${error.message}; --create makes it`) : error;
  });

/** How long a canary is watched where nothing is said, in minutes. */
const usualMinutes = '60';

/** Makes releases current, all in one step, or the canaries of their names, and watches one of them. */
export async function runPromote(
  place: Place,
  args: Arguments,
  resources: Resources,
): Promise<Outcome> {
  const { to = place.environment, again: isAgain = false, percent: share, watch } = args.values;
  const percent = share === undefined ? undefined : readPercent(share);
  const at = { ...place, environment: to };
  if (watch !== true) {
    if (args.values.for !== undefined) throw new UsageError('--for needs --watch');
    const releases = await chosen(place, args);
    if (args.values.create !== true) await requireMeant(at);
    return changed('promoted', at, await promote(at, releases, { isAgain, percent }));
  }
  if (percent === undefined) throw new UsageError('--watch needs --percent, below 100');
  const minutes = readMinutes(args.values.for ?? usualMinutes);
  const [release, ...more] = await chosen(place, args);
  if (release === undefined || more.length > 0) throw new UsageError('--watch is of one release');
  const { counts, time, say } = resources;
  if (counts === null) throw new UsageError('--watch needs TELEMETRY_URL, or --telemetry');
  if (args.values.create !== true) await requireMeant(at);
  // Counts first: where there are none, nothing is shown to anybody.
  const watchUntil = await beginWatch(counts, time);
  say(changed('promoted', at, await promote(at, [release], { isAgain, percent })));
  const watched = await watchUntil(at, release, {
    minutes,
    say: (seen) => say(lookOf(release, seen)),
  });
  return endOf(release, watched);
}

/** Such as `3 of 200 loads of the canary failed, …`. */
const words = ({ reported: { canary, current } }: Verdict) =>
  `${canary.failed} of ${canary.loads} loads of the canary failed, ` +
  `${current.failed} of ${current.loads} of the current release`;

const numbers = ({ evidence, reported }: Verdict) => ({ evidence, enough, ...reported });

/** What is said of one look. */
const lookOf = (release: ReleaseName, seen: Seen): Outcome => ({
  code: 'looked',
  data: { ...release, fault: seen.fault, ...numbers(seen) },
  sentence: seen.fault ?? `${words(seen)}: evidence ${seen.evidence.toPrecision(3)} of ${enough}.`,
});

/** What is said in the end. */
function endOf(release: ReleaseName, watched: Watched): Outcome {
  const { name, id } = release;
  const ends = {
    worse: ['withdrawn', `${name}@${id} is worse and was withdrawn: ${words(watched)}.`],
    undecided: [
      'undecided',
      `${name}@${id} is a canary still, and undecided, as too few loads were reported, or by too few networks: ${words(watched)}.`,
    ],
    over: ['watched', `${name}@${id} is not worse so far: ${words(watched)}.`],
    ended: ['ended', `${name}@${id} is no canary of the same release any more.`],
    unwatched: [
      'unwatched',
      `${name}@${id} is a canary still, and could not be watched: the last looks failed.`,
    ],
  } as const;
  const [code, sentence] = ends[watched.end];
  return {
    code,
    isFault: watched.end !== 'over' && watched.end !== 'undecided',
    isUndecided: watched.end === 'undecided',
    data: { ...release, ...numbers(watched) },
    sentence,
  };
}
