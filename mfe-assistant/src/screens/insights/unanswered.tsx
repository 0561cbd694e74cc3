import type { ProInsights } from '@cpal/shared/contract/insights';
import { Card } from '@cpal/shared/controls';
import { QuestionList } from './question-list';

interface UnansweredProps extends Pick<ProInsights, 'unanswered'> {
  blogId: string;
}

/** What readers asked and the assistant could not answer, with the way to answer it. */
export function Unanswered({ unanswered, blogId }: UnansweredProps) {
  const most = Math.max(...unanswered.map(({ visitors }) => visitors));
  return (
    <Card title="Unanswered">
      {unanswered.length === 0 ? (
        <p>No question that several readers asked was left without an answer.</p>
      ) : (
        <>
          <p>
            Your posts do not say this. An answer of yours serves readers as soon as you save it.
          </p>
          <QuestionList questions={unanswered} most={most} blogId={blogId} />
        </>
      )}
    </Card>
  );
}
