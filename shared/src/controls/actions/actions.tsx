import type { ReactNode } from 'react';
import styles from './actions.module.css';

/** A row of buttons, which wraps where it is narrow. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
