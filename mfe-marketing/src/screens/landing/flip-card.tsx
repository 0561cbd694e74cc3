import { useState } from 'react';
import styles from './flip-card.module.css';
import { Spot, type SpotName } from '../../lib/spot';

interface FlipCardProps {
  title: string;
  icon: SpotName;
  promise: string;
  details: readonly string[];
}

/**
 * A card with a promise on its front and the details on its back. The pointer turns it while it is
 * over it, the button that covers it turns it for good; a screen reader reads both faces. On narrow
 * screens, and without script, both faces stand one under the other.
 */
export function FlipCard({ title, icon, promise, details }: FlipCardProps) {
  const [isFlipped, setFlipped] = useState(false);
  const titleId = `about-${icon}`;
  return (
    <article
      className={styles.card}
      aria-labelledby={titleId}
      data-flipped={isFlipped || undefined}
    >
      <div className={styles.faces}>
        <div className={`${styles.face} ${styles.front}`}>
          <Spot name={icon} />
          <h3 id={titleId}>{title}</h3>
          <p>{promise}</p>
        </div>
        <div className={`${styles.face} ${styles.back}`}>
          <p className={styles.again} aria-hidden="true">
            {title}
          </p>
          <ul className={styles.details}>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        </div>
      </div>
      <button
        type="button"
        className={styles.turn}
        aria-label={`More about ${title}`}
        aria-expanded={isFlipped}
        onClick={() => setFlipped(!isFlipped)}
      >
        <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M20 8a9 9 0 1 0 1 7M20 3v5h-5" />
        </svg>
      </button>
    </article>
  );
}
