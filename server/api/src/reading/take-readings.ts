import type { Work } from '../jobs/queue';
import { type Piece, claimPieces } from './claim';
import { readPicture } from './pictures/read-picture';
import { readList } from './read-list';
import { readPost } from './read-post';
import type { Reading } from './reading';

function read(reading: Reading, piece: Piece): Promise<'handled' | 'failed'> {
  if (piece.kind === 'list') return readList(reading, piece);
  return piece.kind === 'post' ? readPost(reading, piece) : readPicture(reading, piece);
}

/**
 * Takes reading that is due, one piece of each blog. What its reader leaves undone is due again after
 * its lease.
 * @param max how many blogs.
 * @throws the database's error.
 */
export async function takeReadings(reading: Reading, max: number): Promise<Work[]> {
  const pieces = await claimPieces(reading, max);
  return pieces.map((piece) => async () => {
    const outcome = await read(reading, piece);
    reading.metrics.queued.inc({ queue: 'reading', outcome });
  });
}
