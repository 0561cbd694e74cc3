import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The column that a screen of text stands in. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

interface GroupProps {
  /** The part's anchor, which its heading carries. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A titled part of a screen of text. */
export function Group({ id, title, children }: GroupProps) {
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
