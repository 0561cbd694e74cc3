import { paths } from '@cpal/shared/paths';
import { Link } from '@cpal/shared/router';
import styles from './wordmark.module.css';

// The mark of identity/files/favicon.svg: a pot, and a speech bubble for its steam.
const bubble =
  'M12 0h8a7 7 0 0 1 0 14h-1c-2 2.2-4.5 3.3-8 3.4 1.3-.9 2-1.9 2-3.4h-1a7 7 0 0 1 0-14z';
const pot =
  'M5 18h22a1 1 0 0 1 1 1v1h2a2 2 0 0 1 0 4h-2v1a7 7 0 0 1-7 7H11a7 7 0 0 1-7-7v-1H2a2 2 0 0 1 0-4h2v-1a1 1 0 0 1 1-1z';

// "CPal" in outlines of Fraunces 650 (optical size 72, softness 50; SIL Open Font License 1.1), so
// that the name looks the same everywhere and waits for no font. In fifths of a pixel, whole ones: every
// page carries them.
const letters =
  'M491 117v-89c0-4-3-4-7-3l-18 6c-2 0-3 1-3 3 0 1 0 2 1 2 2 3 7-1 7 6v75c0 7-7 3-7 8 0 1 0 2 0 3 0 0 2 1 3 1h27c2 0 3-1 4-1 1-2 0-5-2-6-4-1-5 0-5-5zm-200-60c-2-6-3-12-5-18-2-5-2-15-10-8 0 2-2 3-3 3-5 0-9-6-24-5-33 1-50 35-43 65 5 24 23 37 46 37 14 1 29-6 36-19 2-2 4-6 4-10 0 0-1-2-2-2-3-3-6 4-7 5-1 2-2 3-3 5-4 3-6 5-10 6-6 2-11 2-16 1-24-5-29-37-23-57 2-9 7-18 16-22 4-1 8-2 12-1 11 2 17 9 22 18 1 3 2 7 6 7 3 0 5-2 4-5zm47-26h-30c-3 0-9-1-9 4 0 2 2 3 4 4 9 2 7 2 7 14v62c0 3-2 5-4 5l-3 1c-2 1-4 2-4 4 1 5 7 4 9 4h32c2 0 2 0 4-1 1-2 1-4 0-6 0 0-2-1-2-1-10-2-9-2-9-13v-12l3 0c3 1 7 2 10 2 13 0 27-3 35-15 3-5 5-10 5-16 0-17-12-29-28-34-7-2-13-2-20-2zm-5 57v-49c5 0 10 0 15 2 10 4 15 15 15 25 0 12-6 22-18 24-4 0-8 0-12-2zm99 34c-5 6-12 8-19 8-11 1-21-4-21-15 0-13 11-18 22-19 5-1 10-1 16 0v-18c0-3-2-6-4-8-2-1-4-1-6-1-12 1 0 16-12 19-3 1-6 2-9 0-3 0-4-3-5-6 0-2 1-5 2-8 6-8 18-10 27-11 13 0 27 3 27 19v34c0 3 2 4 4 3 2 0 2-2 4-2 1 1 1 2 1 2 0 1 0 1 0 1-1 13-25 14-27 3zm-2-4v-16c-2-1-4-2-7-2-6 0-10 4-10 11-1 6 3 9 8 9 3 1 6 0 9-2z';

/** The product's name beside its mark. */
export function Wordmark() {
  return (
    <Link className={styles.wordmark} to={paths.home()} aria-label="CPal home">
      <svg
        className={styles.drawing}
        width="100"
        height="32"
        viewBox="0 0 100 32"
        aria-hidden="true"
      >
        <path className={styles.bubble} d={bubble} />
        <path d={pot} />
        <path transform="scale(.2)" d={letters} />
      </svg>
    </Link>
  );
}
