import type { Result } from '@cpal/shared/api';
import type { AnswerOf } from '@cpal/shared/contract/call';
import type { listPostGaps } from '@cpal/shared/contract/blogs/post-gaps';
import { Card, LoadProblem } from '@cpal/shared/controls';
import { Skeleton } from '@cpal/shared/ui';
import { Suspense, use } from 'react';
import { AnswerLink } from '../../lib/answer-link';
import styles from './readers-will-ask.module.css';

interface ReadersWillAskProps {
  blogId: string;
  postId: string;
  loaded: Promise<Result<AnswerOf<typeof listPostGaps>>>;
}

/** What readers often ask and this post does not say, each with the way to answer it. */
export function ReadersWillAsk(props: ReadersWillAskProps) {
  return (
    <Card title="Readers will ask">
      <Suspense fallback={<Skeleton rows={4} rowHeight={3} label="Looking for gaps" />}>
        <Gaps {...props} />
      </Suspense>
    </Card>
  );
}

function Gaps({ blogId, postId, loaded }: ReadersWillAskProps) {
  const known = use(loaded);
  if ('problem' in known)
    return (
      <LoadProblem
        message="Failed to look for gaps. Please try again later."
        problem={known.problem}
      />
    );
  const { gaps, language } = known.value;
  if (gaps.length === 0) return <p>Nothing is missing: this post answers what readers ask most.</p>;
  return (
    <>
      <p>
        Readers often ask this, and the post doesn’t say. Your answer is shown once you save it.
      </p>
      <ul className={styles.gaps}>
        {gaps.map((question) => (
          <li key={question} className={styles.gap}>
            <p className={styles.question} lang={language ?? undefined}>
              {question}
            </p>
            <p className={styles.action}>
              <AnswerLink blogId={blogId} postId={postId} question={question}>
                Write an answer
              </AnswerLink>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
