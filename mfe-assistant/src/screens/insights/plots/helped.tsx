import type { Insights } from '@cpal/shared/contract/insights/insights';
import { Card } from '@cpal/shared/controls';
import { counted, share } from '../../../lib/figures';
import { ShareBar } from '../../../lib/share-bar';

type HelpedProps = Pick<Insights['totals'], 'questions' | 'helpful' | 'unhelpful'>;

/** What readers said of the answers. */
export function Helped({ questions, helpful, unhelpful }: HelpedProps) {
  const rated = helpful + unhelpful;
  if (rated === 0) {
    return (
      <Card title="Ratings">
        <p>
          No reader rated an answer in this period. Readers can rate each answer with a thumb up or
          down.
        </p>
      </Card>
    );
  }
  return (
    <Card title="Ratings">
      <p>
        <strong>{share(helpful, rated)}</strong>
        <span>{` of the rated answers helped: ${helpful} did, ${unhelpful} did not.`}</span>
      </p>
      <ShareBar part={helpful} whole={rated} />
      <p>{`Readers rated ${rated} of ${counted(questions, 'answer')}.`}</p>
    </Card>
  );
}
