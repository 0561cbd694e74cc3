import type { Registry } from '@cpal/delivery';
import type { ServedRelease } from '@cpal/server-kit/served-releases';

/** Previous releases that pages may still be made of: they fall back to one, and some have been open for long. */
const maxPrevious = 3;

/** The releases that pages are made of by a registry. */
export const servedReleases = ({ entries }: Registry): ServedRelease[] =>
  Object.entries(entries).flatMap(([name, { canary, current, former }]) => [
    { name, id: current.id, isCompared: canary !== null },
    ...(canary === null ? [] : [{ name, id: canary.pin.id, isCompared: true }]),
    ...former
      .filter(({ id }) => id !== canary?.pin.id)
      .slice(0, maxPrevious)
      .map(({ id }) => ({ name, id, isCompared: false })),
  ]);
