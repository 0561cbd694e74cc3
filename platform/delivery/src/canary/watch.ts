import { errorMessage } from '@cpal/server-kit/errors';
import { type ReleaseName, withdraw } from '../registry/changes';
import { readComposition } from '../registry/composition';
import type { Place } from '../registry/make-change';
import { findEntry, readRegistry } from '../registry/registry';
import { countsByNetwork, type FailureKind, failureKinds, networksSince } from './counts';
import { type CountsPlace, readNetworkCounts } from './read-counts';
import { type Look, nothingSeen, startRule, type Verdict } from './rule';

/** Milliseconds between two looks: the API stores its counts once a minute. */
const pauseMs = 60_000;

/** Looks that failed, one after the other, after which a watch is none. */
const maxFailures = 5;

/** How time passes. */
export interface Time {
  /** Milliseconds since the epoch. */
  nowMs: () => number;
  pause: (durationMs: number) => Promise<unknown>;
}

/** What one look found; an error where it failed, or the withdrawal after it did. */
export interface Seen extends Verdict {
  fault: string | null;
}

/** How a watch ended, and what was weighed until then. */
export interface Watched extends Verdict {
  end: 'worse' | 'over' | 'undecided' | 'ended' | 'unwatched';
}

/** The two releases of a name that are compared, and how. */
interface Pair {
  current: string;
  kinds: readonly FailureKind[];
}

/**
 * Where the current release has none to fall back to, the shell waits longer for it than for a canary,
 * so hanging is not comparable.
 */
const kindsFor = (hasPrevious: boolean) =>
  hasPrevious ? failureKinds : failureKinds.filter((kind) => kind !== 'hang' && kind !== 'chunk');

/** What a release is the canary next to; null if it is none, any longer. */
async function pairOf(
  { store, environment }: Place,
  { name, id }: ReleaseName,
): Promise<Pair | null> {
  const registry = await readRegistry(store, environment);
  if (findEntry(registry, name)?.canary?.pin.id !== id) return null;
  const { remotes } = await readComposition(store, registry.entries);
  const found = remotes.find(({ current }) => current.build.name === name);
  return found ? { current: found.current.id, kinds: kindsFor(found.previous !== null) } : null;
}

/**
 * Begins to watch releases, before one of them becomes a canary: what was counted until then is not
 * held against it.
 * @throws UserError if there are no counts.
 */
export async function beginWatch(counts: CountsPlace, time: Time) {
  // From an hour earlier on: the API's clock may be another.
  const beginning = Math.max(0, Math.floor(time.nowMs() / 1000) - 3_600);
  const read = () => readNetworkCounts(counts, beginning);
  let last = await read();

  /** What was counted of both since the last look. */
  const lookAt = async ({ name, id }: ReleaseName, current: string): Promise<Look> => {
    const now = await read();
    const sinceLast = (release: string) =>
      networksSince(countsByNetwork(last, name, release), countsByNetwork(now, name, release));
    const look = { canary: sinceLast(id), current: sinceLast(current) };
    last = now;
    return look;
  };

  /**
   * Looks at a canary until the time is over; withdraws it where it is worse than what is current. Where
   * that fails, as where a look does, the next look tries again.
   * @param minutes how long.
   * @param say is given each look.
   */
  return async (
    place: Place,
    release: ReleaseName,
    { minutes, say }: { minutes: number; say: (seen: Seen) => void },
  ): Promise<Watched> => {
    const untilMs = time.nowMs() + minutes * 60_000;
    const first = await pairOf(place, release);
    const weigh = startRule(first?.kinds ?? failureKinds);
    let verdict = weigh(nothingSeen);
    if (first === null) return { end: 'ended', ...verdict };
    let failures = 0;
    while (time.nowMs() < untilMs) {
      await time.pause(Math.min(pauseMs, untilMs - time.nowMs()));
      try {
        const pair = await pairOf(place, release);
        if (pair?.current !== first.current) return { end: 'ended', ...verdict };
        verdict = weigh(await lookAt(release, pair.current));
        say({ fault: null, ...verdict });
        if (verdict.isWorse) {
          await withdraw(place, release);
          return { end: 'worse', ...verdict };
        }
        failures = 0;
      } catch (error) {
        failures += 1;
        say({ fault: errorMessage(error), ...verdict });
        if (failures === maxFailures) return { end: 'unwatched', ...verdict };
      }
    }
    if (verdict.isWorse) return { end: 'unwatched', ...verdict };
    return { end: verdict.isUndecided ? 'undecided' : 'over', ...verdict };
  };
}
