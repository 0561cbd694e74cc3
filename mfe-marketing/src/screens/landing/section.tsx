import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  /** The section's anchor; its heading's id is made from it. */
  id: string;
  title: string;
  /** One or two sentences under the title. */
  lead: ReactNode;
  /** On wide screens the title stands beside the content and stays in view. */
  isBeside?: boolean;
  children: ReactNode;
}

/** A titled part of the home page, with an anchor of its own. */
export function Section({ id, title, lead, isBeside = false, children }: SectionProps) {
  return (
    <section
      className={isBeside ? styles.beside : styles.section}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{lead}</p>
      </div>
      {children}
    </section>
  );
}
