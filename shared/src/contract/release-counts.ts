import * as z from 'zod/mini';

/** Where the API shows, on its metrics port, what all processes have stored of reports. */
export const releaseCountsPath = '/releases';

const releaseCount = z.object({
  /** Of the front end. */
  name: z.string(),
  release: z.string(),
  /** A `ReleaseEvent`, or a `Vital`. */
  kind: z.string(),
  /** The bound that a vital's values are above; 0 for events. */
  bucket: z.int(),
  count: z.int(),
});

/** What `releaseCountsPath` answers with. */
export const releaseCounts = z.array(releaseCount);

export type ReleaseCount = z.infer<typeof releaseCount>;
