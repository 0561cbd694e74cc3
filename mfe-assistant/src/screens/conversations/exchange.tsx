import type { Conversation } from '@cpal/shared/contract/insights';
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
  const { question, answer, language, is_unanswered, is_helpful } = message;
  return (
    <div className={styles.exchange}>
      <p className={styles.question} lang={language}>
        <VisuallyHidden>Reader: </VisuallyHidden>
        <bdi>{question}</bdi>
      </p>
      <p className={styles.answer} lang={language}>
        <VisuallyHidden>Assistant: </VisuallyHidden>
        <bdi>{answer}</bdi>
      </p>
      <div className={styles.foot}>
        {is_unanswered && <Badge tone="warn">No answer</Badge>}
        {is_helpful !== null && (
          <Badge tone={is_helpful ? 'good' : 'bad'}>{is_helpful ? 'Helpful' : 'Not helpful'}</Badge>
        )}
        <span className={styles.better}>
          <AnswerLink blogId={blogId} postId={postId} question={question}>
            {is_unanswered ? 'Write an answer' : 'Improve this answer'}
          </AnswerLink>
        </span>
      </div>
      <Reasons message={message} />
    </div>
  );
}
