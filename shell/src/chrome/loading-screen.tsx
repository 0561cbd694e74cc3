import { Skeleton } from '@cpal/shared/ui';
import styles from './message-screen.module.css';

/** Keeps the place of a screen whose remote is on its way; it appears after a moment only. */
export function LoadingScreen() {
  return (
    <div className={`${styles.message} ${styles.late}`}>
      <Skeleton rows={4} label="Loading page" />
    </div>
  );
}
