import type { AskedQuestion } from '@cpal/shared/contract/insights/insights';
import { counted, share } from '../../lib/figures';

/** The fewest ratings that a share says something of. */
const minRatings = 5;

type Ratings = Pick<AskedQuestion, 'helpful' | 'unhelpful'>;

function describeRatings({ helpful, unhelpful }: Ratings, unit: string): string | null {
  const ratings = helpful + unhelpful;
  if (ratings === 0) return null;
  return ratings < minRatings ? counted(ratings, 'rating') : `${share(helpful, ratings)}${unit}`;
}

/** How many of the ratings were good, such as `79%`; of few only how many there are. Null of none. */
export const helpfulShare = (ratings: Ratings) => describeRatings(ratings, '');

/** The same where no heading says what it is a share of, such as `79% helpful`. */
export const helpfulness = (ratings: Ratings) => describeRatings(ratings, ' helpful');
