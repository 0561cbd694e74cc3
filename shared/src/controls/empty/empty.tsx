import type { ReactNode } from 'react';
import styles from './empty.module.css';

/** What stands where nothing is yet: why, and what to do about it. */
export function Empty({ children }: { children: ReactNode }) {
  return <div className={styles.empty}>{children}</div>;
}
