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
        <p>Every question that several readers asked was answered.</p>
      ) : (
        <>
          <p>Your posts don’t cover this. Readers see your answer as soon as you save it.</p>
          <QuestionList questions={unanswered} most={most} blogId={blogId} />
        </>
      )}
    </Card>
  );
}
