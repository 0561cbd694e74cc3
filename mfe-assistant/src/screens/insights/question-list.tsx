import type { AskedQuestion } from '@cpal/shared/contract/insights';
import { AnswerLink } from '../../lib/answer-link';
import { counted, often } from '../../lib/figures';
import { ShareBar } from '../../lib/share-bar';
import styles from './question-list.module.css';

interface QuestionListProps {
  questions: AskedQuestion[];
  /** The most visitors that any question of the card has: the whole of each bar. */
  most: number;
  blogId: string;
}

/** Questions of readers, each with how many asked it and what came of it. */
export function QuestionList({ questions, most, blogId }: QuestionListProps) {
  return (
    <ul className={styles.questions}>
      {questions.map((asked) => (
        <li key={asked.id} className={styles.question}>
          <p className={styles.words}>{`“${asked.question}”`}</p>
          <p className={styles.count}>{counted(asked.visitors, 'reader')}</p>
          <ShareBar part={asked.visitors} whole={most} />
          <p className={styles.facts}>{factsOf(asked)}</p>
          <p className={styles.action}>
            <AnswerLink blogId={blogId} postId={asked.post?.id ?? null} question={asked.question}>
              {asked.unanswered > 0 ? 'Write an answer' : 'Improve this answer'}
            </AnswerLink>
          </p>
        </li>
      ))}
    </ul>
  );
}

function factsOf({ times, unanswered, helpful, unhelpful }: AskedQuestion) {
  const facts = [`Asked ${often(times)}`];
  if (unanswered === times) facts.push('never answered');
  else if (unanswered > 0) facts.push(`${often(unanswered)} without an answer`);
  if (helpful > 0) facts.push(`rated helpful ${often(helpful)}`);
  if (unhelpful > 0) facts.push(`not helpful ${often(unhelpful)}`);
  return facts.join(' · ');
}
