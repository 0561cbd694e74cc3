import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

interface CardProps {
  title: ReactNode;
  /** What stands beside the title, such as a button. */
  action?: ReactNode;
  /** One of many alike on a screen: an article, with a smaller title. */
  isEntry?: boolean;
  children: ReactNode;
}

/** A titled part of a screen. */
export function Card({ title, action, isEntry = false, children }: CardProps) {
  const titleId = useId();
  const Part = isEntry ? 'article' : 'section';
  return (
    <Part className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={isEntry ? styles.entry : undefined}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Part>
  );
}
