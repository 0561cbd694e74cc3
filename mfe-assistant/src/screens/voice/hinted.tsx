import { type ReactNode, useId } from 'react';
import styles from './hinted.module.css';

interface HintedProps {
  /** What the value means, below its field. */
  hint: ReactNode;
  /** The field, described by the element of this id. */
  children: (hintId: string) => ReactNode;
}

/** A field with a sentence below it that follows its value, without moving what is below. */
export function Hinted({ hint, children }: HintedProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      {children(id)}
      <p id={id} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
