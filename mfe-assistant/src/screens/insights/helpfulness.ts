import type { AskedQuestion } from '@cpal/shared/contract/insights/insights';
import { counted, share } from '../../lib/figures';

/** The fewest ratings that a share says something of. */
const minRatings = 5;

type Ratings = Pick<AskedQuestion, 'helpful' | 'unhelpful'>;

/** How many of the ratings were good, such as `79%`; of few only how many there are. Null of none. */
export function helpfulShare({ helpful, unhelpful }: Ratings): string | null {
  const ratings = helpful + unhelpful;
  return ratings > 0 && ratings < minRatings ? counted(ratings, 'rating') : share(helpful, ratings);
}

/** The same where no heading says what it is a share of, such as `79% helpful`. */
export function helpfulness(ratings: Ratings): string | null {
  const words = helpfulShare(ratings);
  return words?.endsWith('%') ? `${words} helpful` : words;
}
