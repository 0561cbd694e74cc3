import type { ReactNode } from 'react';
import styles from './question.module.css';

interface QuestionProps {
  /** Of the questions of one group the browser keeps at most one open. */
  group: string;
  title: string;
  children: ReactNode;
}

/** A question that opens to show its answer; the browser's own, so it works before any script. */
export function Question({ group, title, children }: QuestionProps) {
  return (
    <details className={styles.question} name={group}>
      <summary className={styles.summary}>
        <h3>{title}</h3>
        <span className={styles.mark} aria-hidden="true" />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
