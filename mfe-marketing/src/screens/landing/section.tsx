import type { ReactNode } from 'react';
import styles from './landing-screen.module.css';

interface SectionProps {
  /** The section's anchor; its heading's id is made from it. */
  id: string;
  title: string;
  /** One or two sentences under the title. */
  lead: string;
  children: ReactNode;
}

/** A titled part of the home page, with an anchor of its own. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{lead}</p>
      </div>
      {children}
    </section>
  );
}
