import { UserError } from '@cpal/server-kit/errors';
import type { PageOptions } from '../page/page-options';
import { contentsFolder } from '../store/contents';
import { whileInUse } from '../store/in-use';
import { type Pin, findPin } from '../store/pinned';
import { releaseFolder } from '../store/published';
import { filesFolder } from '../store/release';
import { isComposedWith } from './composed-with';
import { type Entry, isShare, promoted, tried, usedBy, wentBack, without } from './entry';
import { type Made, make, makeNoted, type Place } from './make-change';
import { writeOptions } from './options';
import { findEntry, type Registry } from './registry';

/** A release, by its build name and id. */
export interface ReleaseName {
  name: string;
  id: string;
}

interface PromoteOptions {
  /** Promotes also what was withdrawn. */
  isAgain?: boolean;
  /** How many of a hundred visitors get the releases, next to the current ones; all unless given. */
  percent?: number | undefined;
  /** What pages are composed with from now on. Where that stays, damaged pages are composed again. */
  options?: PageOptions | undefined;
}

/** Whether an entry has a release as it is to be. */
function hasAlready(entry: Entry | null, { digest }: Pin, percent: number | undefined): boolean {
  // One of which the record was lost and published again has another digest.
  if (percent === undefined) return entry?.current.digest === digest;
  return entry?.canary?.pin.digest === digest && entry.canary.percent === percent;
}

/** @throws UserError if there is no other current release next to which it could be the canary. */
function madeCanary(entry: Entry | null, name: string, pin: Pin, percent: number): Entry {
  if (!isShare(percent))
    throw new UserError('a share must be more than 0 and less than 100 percent');
  if (entry === null)
    throw new UserError(`${name} has no current release, so ${pin.id} can only be promoted to all`);
  if (entry.current.id === pin.id) throw new UserError(`${name} ${pin.id} is current for all`);
  return tried(entry, pin, percent);
}

/** Promotes what is noted to be in use. */
async function promoteNoted(
  place: Place,
  releases: readonly ReleaseName[],
  { isAgain = false, percent, options }: PromoteOptions,
): Promise<Made> {
  const { store, environment } = place;
  const pinned = await Promise.all(
    releases.map(async ({ name, id }) => {
      const pin = await findPin(store, name, id);
      if (pin === null) throw new UserError(`${name} has no release ${id} in ${store.location}`);
      return { name, pin };
    }),
  );
  const digest = options && (await writeOptions(store, options));
  return makeNoted(place, async (registry) => {
    const isComposed = options === undefined || (await isComposedWith(store, registry, options));
    const changed = pinned.filter(
      ({ name, pin }) => !hasAlready(findEntry(registry, name), pin, percent),
    );
    if (changed.length === 0 && isComposed) return null;
    const entries: Registry['entries'] = {};
    for (const { name, pin } of changed) {
      const entry = findEntry(registry, name);
      if (entry?.withdrawn.includes(pin.id) && !isAgain)
        throw new UserError(`${name} ${pin.id} was withdrawn from ${environment}`);
      entries[name] =
        percent === undefined ? promoted(entry, pin) : madeCanary(entry, name, pin, percent);
    }
    const to = percent === undefined ? '' : ` to ${percent} %`;
    const names = changed.map(({ name, pin }) => `${name} ${pin.id}${to}`);
    return {
      change: changed.length > 0 ? `promote ${names.join(', ')}` : 'set page options',
      entries,
      ...(digest !== undefined && { options: digest }),
      composesAll: !isComposed,
    };
  });
}

/** Takes back the last promotion of an entry: its canary, or its current release; null if it cannot. */
function takenBack(entry: Entry, to: string | undefined): Entry | null {
  if (to === undefined) return without(entry, (entry.canary?.pin ?? entry.current).id);
  const index = entry.former.findIndex(({ id }) => id === to);
  return index < 0 ? null : wentBack(entry, index);
}

/**
 * Makes published releases the current ones of their names, all in one step; what was current becomes
 * the latest previous one, and a canary ends. Promoting what is current changes nothing. With a percentage
 * the releases become the canaries of their names, and what is current stays.
 * @returns the registry as it is afterwards.
 * @throws UserError if one was not published, or was withdrawn, or no pages could be made with them:
 * there is one shell, and a path has one owner.
 */
export function promote(
  place: Place,
  releases: readonly ReleaseName[],
  options: PromoteOptions = {},
): Promise<Made> {
  const folders = releases.flatMap(({ name, id }) => [releaseFolder(name, id), filesFolder(name)]);
  return whileInUse(place.store, [contentsFolder, ...folders], () =>
    promoteNoted(place, releases, options),
  );
}

/**
 * Withdraws the current release of a name and makes a previous one current: the latest, or `to`. Where
 * there is a canary and no `to`, the canary is withdrawn, and the current release stays.
 * @returns the registry as it is afterwards.
 * @throws UserError if there is no such previous release.
 */
export async function rollBack(place: Place, name: string, to?: string): Promise<Made> {
  return make(place, (registry) => {
    const entry = findEntry(registry, name);
    const changed = entry && takenBack(entry, to);
    if (changed === null) {
      const wanted = to === undefined ? '' : ` ${to}`;
      throw new UserError(
        `${place.environment} has no release${wanted} of ${name} before the current one`,
      );
    }
    return {
      change: `roll back ${name} to ${changed.current.id}`,
      entries: { [name]: changed },
    };
  });
}

/**
 * Withdraws a release, so that neither a roll-back nor a page's fallback brings it back. Where it is
 * the current one, the latest previous one becomes current; where it is the canary, the canary ends.
 * @returns the registry as it is afterwards.
 * @throws UserError if the release is not in use, or is the only one.
 */
export async function withdraw(place: Place, { name, id }: ReleaseName): Promise<Made> {
  return make(place, (registry) => {
    const entry = findEntry(registry, name);
    if (entry?.withdrawn.includes(id)) return null;
    if (!entry || !usedBy(entry).some((pin) => pin.id === id))
      throw new UserError(`${place.environment} uses no release ${id} of ${name}`);
    const changed = without(entry, id);
    if (changed === null)
      throw new UserError(`${place.environment} has no release of ${name} but ${id}`);
    return { change: `withdraw ${name} ${id}`, entries: { [name]: changed } };
  });
}

/**
 * Sets what the pages of an environment are composed with. Where that is the same already nothing
 * changes, but for pages that were damaged: they are composed again.
 * @returns the registry as it is afterwards.
 * @throws UserError if no pages could be made with them.
 */
export const setPageOptions = (place: Place, options: PageOptions): Promise<Made> =>
  promote(place, [], { options });
