import { Skeleton } from '@cpal/shared/ui';
import styles from './message-screen.module.css';

/** Placeholder of a screen whose remote is loading; it appears after a short delay. */
export function LoadingScreen() {
  return (
    <div className={`${styles.message} ${styles.loading}`}>
      <Skeleton rows={4} label="Loading page" />
    </div>
  );
}
