import * as v from 'valibot';
import { integer } from './fields';

/** Where the API shows, on its metrics port, what all processes have stored of reports. */
export const releaseCountsPath = '/releases';

const releaseCount = v.object({
  /** Of the front end. */
  name: v.string(),
  release: v.string(),
  /** A `ReleaseEvent`, or a `Vital`. */
  kind: v.string(),
  /** The bound that a vital's values are above; 0 for events. */
  bucket: integer,
  count: integer,
});

/** What `releaseCountsPath` answers with. */
export const releaseCounts = v.array(releaseCount);

export type ReleaseCount = v.InferOutput<typeof releaseCount>;
