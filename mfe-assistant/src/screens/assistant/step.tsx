import { Icon, VisuallyHidden } from '@cpal/shared/ui';
import type { ReactNode } from 'react';
import styles from './step.module.css';

interface StepProps {
  number: number;
  title: string;
  isDone?: boolean;
  children: ReactNode;
}

/** One step of the set-up; a mark and words say whether it is done. */
export function Step({ number, title, isDone = false, children }: StepProps) {
  return (
    <li className={styles.step} data-done={isDone}>
      <span className={styles.mark} aria-hidden="true">
        {isDone ? <Icon name="check" /> : number}
      </span>
      <div className={styles.body}>
        <h3>
          <span>{title}</span>
          {isDone && <VisuallyHidden> (done)</VisuallyHidden>}
        </h3>
        {children}
      </div>
    </li>
  );
}
