import * as v from 'valibot';
import { integer } from '../fields';

/** Where the API shows, on its metrics port, what all processes have stored of reports. */
export const releaseCountsPath = '/releases';

/** Where it shows the same of releases that are compared, by who reported it. */
export const networkCountsPath = '/releases/networks';

/**
 * Into how many groups the networks of visitors are put: few enough that no group tells of anybody, and so
 * many that two of a handful of networks are hardly ever in one.
 */
export const networkGroups = 1_024;

const counted = {
  /** Of the front end. */
  name: v.string(),
  release: v.string(),
  count: integer,
};

const releaseCount = v.object({
  ...counted,
  /** A `ReleaseEvent`, or a `Vital`. */
  kind: v.string(),
  /** The bound that a vital's values are above; 0 for events. */
  bucket: integer,
});

const networkCount = v.object({
  ...counted,
  /** A `ReleaseEvent`. */
  kind: v.string(),
  /** The number of the group that the reporting networks are in, below `networkGroups`. */
  network: integer,
});

/** What `releaseCountsPath` answers with. */
export const releaseCounts = v.array(releaseCount);

/** What `networkCountsPath` answers with. */
export const networkCounts = v.array(networkCount);

export type ReleaseCount = v.InferOutput<typeof releaseCount>;
export type NetworkCount = v.InferOutput<typeof networkCount>;
