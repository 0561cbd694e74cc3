import type { AskedQuestion } from '@cpal/shared/contract/insights/insights';
import { PostPicture } from '@cpal/shared/controls';
import { Button } from '@cpal/shared/ui';
import { useState } from 'react';
import { AnswerLink } from '../../../lib/answer-link';
import { counted, figure, often } from '../../../lib/figures';
import { InPlaceLink } from '../../../lib/in-place-link';
import { ShareBar } from '../../../lib/share-bar';
import { ofBlog, paths } from '../../../paths';
import { helpfulness } from '../helpfulness';
import { queryOf, type View } from '../view';
import styles from './question-list.module.css';
import { isGap } from './question-tabs';

/** Rows that are shown at first, and that each press adds. */
const step = 25;

interface QuestionListProps {
  label: string;
  questions: readonly AskedQuestion[];
  /** The whole of each bar. */
  most: number;
  blogId: string;
  view: View;
}

/** Questions of readers by rank, each with how many asked it, what came of it and the way to an answer. */
export function QuestionList({ label, questions, ...shared }: QuestionListProps) {
  const [shown, setShown] = useState(step);
  const left = questions.length - shown;
  return (
    <>
      <ol className={styles.questions} aria-label={label}>
        {questions.slice(0, shown).map((asked, index) => (
          // What was pressed may be gone, so the first row that came takes the focus.
          <li
            key={asked.id}
            className={styles.question}
            {...(index > 0 && index === shown - step && { tabIndex: -1, ref: takeFocus })}
          >
            <Question asked={asked} {...shared} />
          </li>
        ))}
      </ol>
      {left > 0 && (
        <p className={styles.more}>
          <Button tone="secondary" onClick={() => setShown(shown + step)}>
            {`Show ${Math.min(left, step)} more`}
          </Button>
        </p>
      )}
    </>
  );
}

const takeFocus = (row: HTMLLIElement | null) => row?.focus();

type QuestionProps = { asked: AskedQuestion } & Pick<QuestionListProps, 'blogId' | 'most' | 'view'>;

function Question({ asked, most, blogId, view }: QuestionProps) {
  const { question, post, visitors } = asked;
  const isLink = post !== null && view.postId === null;
  return (
    <>
      <PostPicture picture={post?.picture} />
      <div className={styles.words}>
        <p className={styles.text}>{`“${question}”`}</p>
        {view.postId === null && (
          <p className={styles.facts}>
            {isLink ? (
              <InPlaceLink
                to={ofBlog(paths.insights(), blogId, queryOf({ ...view, postId: post.id }))}
              >
                {post.title}
              </InPlaceLink>
            ) : (
              'Not about one post'
            )}
          </p>
        )}
        <p className={styles.facts}>{factsOf(asked)}</p>
      </div>
      <div className={styles.readers}>
        <ShareBar part={visitors} whole={most} />
        <p className={styles.count}>{counted(visitors, 'reader')}</p>
      </div>
      <p className={styles.action}>
        <AnswerLink blogId={blogId} postId={post?.id ?? null} question={question}>
          {isGap(asked) ? 'Write an answer' : 'Improve this answer'}
        </AnswerLink>
      </p>
    </>
  );
}

/** What came of a question, in one line. */
const factsOf = ({ times, unanswered, general, ...ratings }: AskedQuestion) =>
  [
    `Asked ${often(times)}`,
    unanswered > 0 && `${figure(unanswered)} without an answer`,
    general > 0 && `${figure(general)} from general knowledge`,
    helpfulness(ratings),
  ]
    .filter(Boolean)
    .join(' · ');
