import { paths } from '@cpal/shared/paths';
import { Link } from 'react-router-dom';
import styles from './wordmark.module.css';

/** The product's name beside its mark: a pot with a speech bubble for steam. */
export function Wordmark() {
  return (
    <Link className={styles.wordmark} to={paths.home()} aria-label="CPal home">
      <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true" focusable="false">
        <path
          className={styles.bubble}
          d="M12 2h13a6 6 0 0 1 0 12h-3l-4 3.5V14h-6a6 6 0 0 1 0-12Z"
        />
        <path className={styles.pot} d="M5 19h24v5a8 8 0 0 1-8 8h-8a8 8 0 0 1-8-8Z" />
        <path className={styles.handles} d="M5 22H2M29 22h3" />
      </svg>
      <span aria-hidden="true">CPal</span>
    </Link>
  );
}
