import { Refusal } from '@cpal/server-kit/errors';
import type { PageOptions } from '../page/page-options';
import { type Pin, pinOf } from '../store/pinned';
import { isComposedWith } from './composed-with';
import { make, type Place } from './make-change';
import { writeOptions } from './options';
import { type Entry, entryOf, type Registry } from './registry';

/** A release, by its build name and id. */
export interface ReleaseName {
  name: string;
  id: string;
}

/** How many former releases an entry keeps in mind. */
const maxFormer = 20;

/** An entry with another current release. */
function promoted(entry: Entry | null, current: Pin): Entry {
  const former = entry ? [entry.current, ...entry.former] : [];
  return {
    current,
    former: former.filter(({ id }) => id !== current.id).slice(0, maxFormer),
    withdrawn: entry?.withdrawn.filter((id) => id !== current.id) ?? [],
  };
}

/** An entry whose current release is withdrawn in favour of a former one; null where that is none. */
function wentBack({ current, former, withdrawn }: Entry, index: number): Entry | null {
  const [target, ...rest] = former.slice(index);
  if (target === undefined) return null;
  return { current: target, former: rest, withdrawn: [current.id, ...withdrawn] };
}

interface PromoteOptions {
  /** Promotes also what was withdrawn. */
  isAgain?: boolean;
  /** What pages are composed with from now on. Where that stays, damaged pages are composed again. */
  options?: PageOptions | undefined;
}

/**
 * Makes published releases the current ones of their names, all in one step; what was current becomes
 * the latest former one. Promoting what is current changes nothing.
 * @returns the registry as it is afterwards.
 * @throws Refusal where one was not published, or was withdrawn, or no pages could be made with them:
 * there is one shell, and a path has one owner.
 */
export async function promote(
  place: Place,
  releases: readonly ReleaseName[],
  { isAgain = false, options }: PromoteOptions = {},
): Promise<Registry> {
  const { store, environment } = place;
  const pinned = await Promise.all(
    releases.map(async ({ name, id }) => {
      const pin = await pinOf(store, name, id);
      if (pin === null) throw new Refusal(`${name} has no release ${id} in ${store.location}`);
      return { name, pin };
    }),
  );
  const digest = options && (await writeOptions(store, options));
  return make(place, async (registry) => {
    const isComposed = options === undefined || (await isComposedWith(store, registry, options));
    const changed = pinned.filter(
      ({ name, pin }) => entryOf(registry, name)?.current.id !== pin.id,
    );
    if (changed.length === 0 && isComposed) return null;
    const entries: Registry['entries'] = {};
    for (const { name, pin } of changed) {
      const entry = entryOf(registry, name);
      if (entry?.withdrawn.includes(pin.id) && !isAgain)
        throw new Refusal(`${name} ${pin.id} was withdrawn from ${environment}`);
      entries[name] = promoted(entry, pin);
    }
    const names = changed.map(({ name, pin }) => `${name} ${pin.id}`);
    return {
      change: changed.length > 0 ? `promote ${names.join(', ')}` : 'set page options',
      entries,
      ...(digest !== undefined && { options: digest }),
      composesAll: !isComposed,
    };
  });
}

/**
 * Withdraws the current release of a name and makes a former one current: the latest, or `to`.
 * @returns the registry as it is afterwards.
 * @throws Refusal where there is no such former release.
 */
export async function rollBack(place: Place, name: string, to?: string): Promise<Registry> {
  return make(place, (registry) => {
    const entry = entryOf(registry, name);
    const index = to === undefined ? 0 : (entry?.former.findIndex(({ id }) => id === to) ?? 0);
    const changed = entry && index >= 0 ? wentBack(entry, index) : null;
    if (changed === null) {
      const wanted = to === undefined ? '' : ` ${to}`;
      throw new Refusal(
        `${place.environment} has no release${wanted} of ${name} before the current one`,
      );
    }
    return {
      change: `roll back ${name} to ${changed.current.id}`,
      entries: { [name]: changed },
    };
  });
}

/** An entry without a release that it uses; null where it would have none. */
function without(entry: Entry, id: string): Entry | null {
  if (entry.current.id === id) return wentBack(entry, 0);
  return {
    ...entry,
    former: entry.former.filter((pin) => pin.id !== id),
    withdrawn: [id, ...entry.withdrawn],
  };
}

/**
 * Withdraws a release, so that neither a roll-back nor a page's fallback brings it back. Where it is
 * the current one, the latest former one becomes current.
 * @returns the registry as it is afterwards.
 * @throws Refusal where the release is not in use, or is the only one.
 */
export async function withdraw(place: Place, { name, id }: ReleaseName): Promise<Registry> {
  return make(place, (registry) => {
    const entry = entryOf(registry, name);
    if (entry?.withdrawn.includes(id)) return null;
    const used = entry ? [entry.current, ...entry.former] : [];
    if (!entry || !used.some((pin) => pin.id === id))
      throw new Refusal(`${place.environment} uses no release ${id} of ${name}`);
    const changed = without(entry, id);
    if (changed === null)
      throw new Refusal(`${place.environment} has no release of ${name} but ${id}`);
    return { change: `withdraw ${name} ${id}`, entries: { [name]: changed } };
  });
}

/**
 * Sets what the pages of an environment are composed with. Where that is the same already nothing
 * changes, but for pages that were damaged: they are composed again.
 * @returns the registry as it is afterwards.
 * @throws Refusal where no pages could be made with them.
 */
export const setPageOptions = (place: Place, options: PageOptions): Promise<Registry> =>
  promote(place, [], { options });
