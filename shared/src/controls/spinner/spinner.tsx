import styles from './spinner.module.css';

/** Says that something of no known length is on its way. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles.place} role="status" aria-label={label}>
      <div className={styles.ring} />
    </div>
  );
}
