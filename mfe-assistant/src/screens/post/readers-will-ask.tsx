import type { AskedQuestion } from '@cpal/shared/contract/insights/insights';
import { Card, LoadProblem } from '@cpal/shared/controls';
import { Skeleton } from '@cpal/shared/ui';
import { Suspense, use } from 'react';
import { AnswerLink } from '../../lib/answer-link';
import { often } from '../../lib/figures';
import type { PostData } from './post-loader';
import styles from './readers-will-ask.module.css';

interface ReadersWillAskProps extends Pick<PostData, 'asked' | 'gaps'> {
  blogId: string;
  postId: string;
}

/** What readers asked and will ask and this post does not say, each with the way to answer it. */
export function ReadersWillAsk(props: ReadersWillAskProps) {
  return (
    <Card title="Readers will ask">
      <Suspense fallback={<Skeleton rows={4} rowHeight={3} label="Looking for gaps" />}>
        <Gaps {...props} />
      </Suspense>
    </Card>
  );
}

/** Questions of readers that are shown here; Insights has them all. */
const maxAsked = 5;

function Gaps({ blogId, postId, asked, gaps }: ReadersWillAskProps) {
  const known = use(gaps);
  const loaded = use(asked);
  const ofReaders = loaded !== null && 'value' in loaded ? loaded.value.slice(0, maxAsked) : [];
  return (
    <>
      {ofReaders.length > 0 && (
        <>
          <p>Your readers asked this under the post, and it doesn’t say.</p>
          <ul className={styles.gaps} aria-label="Your readers asked">
            {ofReaders.map(({ id, ...one }) => (
              <Row key={id} {...one} blogId={blogId} postId={postId} />
            ))}
          </ul>
        </>
      )}
      {'problem' in known ? (
        <LoadProblem
          message="Failed to look for gaps. Please try again later."
          problem={known.problem}
        />
      ) : known.value.gaps.length === 0 ? (
        ofReaders.length === 0 && (
          <p>Nothing is missing: this post answers what readers ask most.</p>
        )
      ) : (
        <>
          <p>
            Readers often ask this, and the post doesn’t say. Your answer is shown once you save it.
          </p>
          <ul className={styles.gaps} aria-label="Readers will ask">
            {known.value.gaps.map((question) => (
              <Row
                key={question}
                question={question}
                language={known.value.language}
                blogId={blogId}
                postId={postId}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface RowProps extends Pick<ReadersWillAskProps, 'blogId' | 'postId'> {
  question: string;
  language?: string | null;
  /** How often readers asked it; left out of what they may ask. */
  times?: AskedQuestion['times'];
}

const Row = ({ question, language, times, blogId, postId }: RowProps) => (
  <li className={styles.gap}>
    <div className={styles.words}>
      <p className={styles.question} lang={language ?? undefined}>
        {question}
      </p>
      {times !== undefined && <p className={styles.times}>{`Asked ${often(times)}`}</p>}
    </div>
    <p className={styles.action}>
      <AnswerLink blogId={blogId} postId={postId} question={question}>
        Write an answer
      </AnswerLink>
    </p>
  </li>
);
