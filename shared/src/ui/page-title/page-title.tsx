import type { ReactNode } from 'react';
import styles from './page-title.module.css';

interface PageTitleProps {
  children: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode;
}

/** A screen's heading. It takes the focus after a change of route, so each screen has one. */
export function PageTitle({ children, lead }: PageTitleProps) {
  return (
    <div className={styles.header}>
      <h1 tabIndex={-1}>{children}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
