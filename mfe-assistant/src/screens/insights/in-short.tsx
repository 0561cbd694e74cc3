import type { Insights, InsightSentence } from '@cpal/shared/contract/insights';
import { useId } from 'react';
import { AnswerLink } from '../../lib/answer-link';
import styles from './in-short.module.css';
import { busiestHour } from './local-hours';

interface InShortProps extends Pick<Insights, 'sentences' | 'pro' | 'until'> {
  blogId: string;
}

/** What the blogger should know first, in sentences; those that ask for an answer lead to it. */
export function InShort({ sentences, pro, until, blogId }: InShortProps) {
  const titleId = useId();
  if (sentences.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.short}>
      <h2 id={titleId}>Summary</h2>
      <ul className={styles.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence.text} className={styles.sentence} data-kind={sentence.kind}>
            <p>
              {/* The server knows the hours of UTC alone. */}
              {sentence.kind === 'hour' && pro !== null
                ? busiestHour(pro.hours, until)
                : sentence.text}
            </p>
            <NextStep sentence={sentence} blogId={blogId} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NextStep({ sentence, blogId }: { sentence: InsightSentence; blogId: string }) {
  const { kind, question, post } = sentence;
  if (question === null || (kind !== 'gap' && kind !== 'unhelpful')) return null;
  return (
    <AnswerLink blogId={blogId} postId={post?.id ?? null} question={question}>
      {kind === 'gap' ? 'Write an answer' : 'Improve this answer'}
    </AnswerLink>
  );
}
