import type { ReactNode } from 'react';
import { thing } from './schema';
import styles from './question.module.css';

interface QuestionProps {
  /** Of the questions of one group the browser keeps at most one open. */
  group: string;
  title: string;
  /** The answer, of which an element says that it is `text`. */
  children: ReactNode;
}

/**
 * A question that opens to show its answer; the browser's own, so it works before any script. It stands in
 * an `FAQPage`, for search engines: the page holds each answer once.
 */
export function Question({ group, title, children }: QuestionProps) {
  return (
    <details className={styles.question} name={group} itemProp="mainEntity" {...thing('Question')}>
      <summary className={styles.summary}>
        <h3 itemProp="name">{title}</h3>
        <span className={styles.mark} aria-hidden="true" />
      </summary>
      <div className={styles.answer} itemProp="acceptedAnswer" {...thing('Answer')}>
        {children}
      </div>
    </details>
  );
}
