import { useNavigation } from '@cpal/shared/router';
import styles from './progress-bar.module.css';

/** Shows that the next screen is loading, once that takes longer than a moment. */
export function ProgressBar() {
  const isLoading = useNavigation().state !== 'idle';
  return isLoading && <div className={styles.bar} role="progressbar" aria-label="Loading page" />;
}
