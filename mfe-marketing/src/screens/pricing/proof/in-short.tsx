import { VisuallyHidden } from '@cpal/shared/ui';
import styles from './in-short.module.css';
import proof from './proof.json';

/** A picture of what a blogger is told first, as the members’ area shows it: a sentence and what to do. */
export function InShort() {
  return (
    <figure className={styles.figure}>
      <div className={styles.card}>
        <p className={styles.title}>In short</p>
        <div className={styles.first}>
          <p>{proof.insight}</p>
          <span className={styles.button} aria-hidden="true">
            Write an answer
          </span>
        </div>
      </div>
      <figcaption className={styles.caption}>
        <VisuallyHidden>A picture: </VisuallyHidden>
        <span>
          What the last question becomes for you: one sentence, one button. These readers are the
          simulated ones of our demo blog.
        </span>
      </figcaption>
    </figure>
  );
}
