import { Card } from '@cpal/shared/controls';
import { Skeleton } from '@cpal/shared/ui';
import { type ReactElement, Suspense } from 'react';
import { Link } from '@cpal/shared/router';
import styles from './arriving-card.module.css';

interface ArrivingCardProps {
  title: string;
  /** The screen that says more. */
  more: { label: string; to: string };
  /** What is being loaded, told to screen readers. */
  loading: string;
  /** Two rows of facts, or one sentence; it may wait for what is loaded. */
  children: ReactElement;
}

/** A card whose frame is there from the start; its content takes the place that was kept for it. */
export function ArrivingCard({ title, more, loading, children }: ArrivingCardProps) {
  return (
    <Card title={title} action={<Link to={more.to}>{more.label}</Link>}>
      <div className={styles.body}>
        <Suspense fallback={<Skeleton rows={2} rowHeight={3.875} label={loading} />}>
          {children}
        </Suspense>
      </div>
    </Card>
  );
}
