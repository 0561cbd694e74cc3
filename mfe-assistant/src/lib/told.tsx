import styles from './told.module.css';

/** Says what was done. Always there, so that a screen reader hears what comes into it. */
export function Told({ children }: { children: string }) {
  return (
    <p role="status" className={styles.told}>
      {children}
    </p>
  );
}
