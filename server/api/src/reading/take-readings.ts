import type { Work } from '../jobs/queue';
import { claimPieces } from './claim';
import { readList } from './read-list';
import { readPost } from './read-post';
import type { Reading } from './reading';

/**
 * Takes reading that is due, one piece of each blog. What its reader leaves undone is due again after
 * its lease.
 * @param max how many blogs.
 * @throws the database's error.
 */
export async function takeReadings(reading: Reading, max: number): Promise<Work[]> {
  const pieces = await claimPieces(reading, max);
  return pieces.map(({ blog, post }) => async () => {
    const outcome = await (post
      ? readPost(reading, { blog, post })
      : readList(reading, { blog, post }));
    reading.metrics.queued.inc({ queue: 'reading', outcome });
  });
}
