import { Skeleton } from '@cpal/shared/ui';
import { type ReactElement, Suspense, useId } from 'react';
import { Link } from '@cpal/shared/router';
import styles from './one-line.module.css';

interface OneLineProps {
  title: string;
  /** The screen that says more. */
  more: { label: string; to: string };
  /** What is being loaded, told to screen readers. */
  loading: string;
  /** What fits one line of a wide screen; it may wait for what is loaded. */
  children: ReactElement;
}

/** A part in one line, whose frame is there from the start; its content takes the place kept for it. */
export function OneLine({ title, more, loading, children }: OneLineProps) {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.body}>
        <Suspense fallback={<Skeleton rows={1} rowHeight={2.75} label={loading} />}>
          {children}
        </Suspense>
      </div>
      <Link className={styles.more} to={more.to}>
        {more.label}
      </Link>
    </section>
  );
}
