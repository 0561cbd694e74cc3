import { minute } from '../kernel/clock';

/** Seconds that a claimed job is its worker's alone: longer than any attempt takes. */
export const lease = 2 * minute;

/** The pauses between the attempts at a job, in seconds. */
export interface Pauses {
  /** After the first failure; each further one doubles it. */
  first: number;
  max: number;
}

/** The part of a pause that chance may take off, so that jobs which failed together do not return together. */
const jitter = 0.2;

/** Seconds to the next attempt at a job that has failed so many times in a row. */
export const retryDelay = (failures: number, { first, max }: Pauses): number =>
  Math.min(first * 2 ** (failures - 1), max) * (1 - jitter * Math.random());
