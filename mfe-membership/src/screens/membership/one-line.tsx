import { type ReactNode, useId } from 'react';
import { Link } from '@cpal/shared/router';
import styles from './one-line.module.css';

interface OneLineProps {
  title: string;
  /** The screen that says more. */
  more: { label: string; to: string };
  /** What fits one line of a wide screen. */
  children: ReactNode;
}

/** A part of the overview in one line, with the way to all of it. */
export function OneLine({ title, more, children }: OneLineProps) {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
      <Link className={styles.more} to={more.to}>
        {more.label}
      </Link>
    </section>
  );
}
