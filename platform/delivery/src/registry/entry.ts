import * as v from 'valibot';
import { type Pin, pinSchema } from '../store/pinned';
import { idSchema } from '../store/release';

const notShare = 'must be more than 0 and less than 100';

/** Whether so many percent of the visitors are some of them: not none, and not all. */
export const isShare = (percent: number): boolean => percent > 0 && percent < 100;

/** A release that some visitors get in place of the current one. */
const canarySchema = v.object({
  pin: pinSchema,
  /** How many of a hundred visitors get it. */
  percent: v.pipe(v.number(notShare), v.check(isShare, notShare)),
});

/** What is served of one build name. */
export const entrySchema = v.object({
  current: pinSchema,
  /** What was current before, the latest first; pages fall back to the first. None is withdrawn. */
  former: v.array(pinSchema),
  /** The ids of releases that must not come back by themselves. */
  withdrawn: v.array(idSchema),
  /** Null where all visitors get the current release. */
  canary: v.nullable(canarySchema),
});

export type Entry = v.InferOutput<typeof entrySchema>;

/** How many previous releases an entry keeps in mind. */
const maxPrevious = 20;

/** The releases that an entry serves, or can go back to. */
export const usedBy = ({ current, canary, former }: Entry): Pin[] => [
  current,
  ...(canary === null ? [] : [canary.pin]),
  ...former,
];

const taken = ({ withdrawn }: Entry, { id }: Pin) => withdrawn.filter((one) => one !== id);

/** An entry with another current release; its canary ends. */
export function promoted(entry: Entry | null, current: Pin): Entry {
  const previous = entry ? [entry.current, ...entry.former] : [];
  return {
    current,
    former: previous.filter(({ id }) => id !== current.id).slice(0, maxPrevious),
    withdrawn: entry === null ? [] : taken(entry, current),
    canary: null,
  };
}

/** An entry of which some visitors get another release than the current one. */
export const tried = (entry: Entry, pin: Pin, percent: number): Entry => ({
  ...entry,
  withdrawn: taken(entry, pin),
  canary: { pin, percent },
});

/**
 * An entry whose current release is withdrawn in favor of a previous one; its canary ends.
 * @returns null if there is none.
 */
export function wentBack({ current, former, withdrawn }: Entry, index: number): Entry | null {
  const [target, ...rest] = former.slice(index);
  if (target === undefined) return null;
  return { current: target, former: rest, withdrawn: [current.id, ...withdrawn], canary: null };
}

/** An entry without a release that it uses; null if it would have none. */
export function without(entry: Entry, id: string): Entry | null {
  if (entry.current.id === id) return wentBack(entry, 0);
  return {
    ...entry,
    former: entry.former.filter((pin) => pin.id !== id),
    withdrawn: [id, ...entry.withdrawn],
    canary: entry.canary?.pin.id === id ? null : entry.canary,
  };
}
