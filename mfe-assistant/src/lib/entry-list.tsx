import type { ReactNode } from 'react';
import styles from './entry-list.module.css';

/** Entries one below the other. */
export function EntryList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}
