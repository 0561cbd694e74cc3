import type { Conversation } from '@cpal/shared/contract/insights/insights';
import { Badge } from '@cpal/shared/controls';
import { VisuallyHidden } from '@cpal/shared/ui';
import { AnswerLink } from '../../lib/answer-link';
import styles from './exchange.module.css';
import { Reasons } from './reasons';

export type Message = Conversation['messages'][number];

interface ExchangeProps {
  message: Message;
  blogId: string;
  postId: string | null;
}

/** One question with its answer, what the reader said of it, and the way to a better one. */
export function Exchange({ message, blogId, postId }: ExchangeProps) {
  const { question, answer, language, is_unanswered, is_helpful, tier } = message;
  return (
    <div className={styles.exchange}>
      <div className={styles.asked}>
        <p className={styles.question} lang={language}>
          <VisuallyHidden>Reader: </VisuallyHidden>
          <bdi>{question}</bdi>
        </p>
        {is_unanswered && <Missing isRefused={tier === 'refusal'} />}
        {is_helpful !== null && (
          <Badge tone={is_helpful ? 'good' : 'bad'}>{is_helpful ? 'Helpful' : 'Not helpful'}</Badge>
        )}
      </div>
      <p className={styles.answer} lang={language}>
        <VisuallyHidden>Assistant: </VisuallyHidden>
        <bdi>{answer}</bdi>
      </p>
      <div className={styles.foot}>
        <Reasons message={message} />
        <p className={styles.better}>
          <AnswerLink blogId={blogId} postId={postId} question={question}>
            {is_unanswered ? 'Write an answer' : 'Improve this answer'}
          </AnswerLink>
        </p>
      </div>
    </div>
  );
}

/** The post lacks the answer; general knowledge may have given one all the same. */
const Missing = ({ isRefused }: { isRefused: boolean }) =>
  isRefused ? <Badge tone="warn">No answer</Badge> : <Badge tone="neutral">Not in your post</Badge>;
