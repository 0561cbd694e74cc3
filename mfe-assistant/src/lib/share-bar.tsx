import styles from './share-bar.module.css';

interface ShareBarProps {
  part: number;
  whole: number;
}

/** A part of a whole as a line; the numbers stand beside it, so it says nothing by itself. */
export function ShareBar({ part, whole }: ShareBarProps) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.whole} width="100" height="1" />
      <rect className={styles.part} width={whole === 0 ? 0 : (100 * part) / whole} height="1" />
    </svg>
  );
}
