import { paths } from '@cpal/shared/paths';
import { Link } from '@cpal/shared/router';
import styles from './wordmark.module.css';

// The mark of identity/files/favicon.svg: a pot, and a speech bubble for its steam.
const bubble =
  'M12 0h8a7 7 0 0 1 0 14h-1c-2 2.2-4.5 3.3-8 3.4 1.3-.9 2-1.9 2-3.4h-1a7 7 0 0 1 0-14z';
const pot =
  'M5 18h22a1 1 0 0 1 1 1v1h2a2 2 0 0 1 0 4h-2v1a7 7 0 0 1-7 7H11a7 7 0 0 1-7-7v-1H2a2 2 0 0 1 0-4h2v-1a1 1 0 0 1 1-1z';

// "CPal" in outlines of Fraunces 650 (optical size 72, softness 50; SIL Open Font License 1.1), so
// that the name looks the same everywhere and waits for no font. In fifths of a pixel, whole ones, with
// as few curves as keep within a sixth of a pixel: every page carries them.
const letters =
  'M498 128c2-10-8-3-7-11v-89c0-4-4-4-7-3l-18 6c-11 6 7 5 5 11v75c-1 8-8 1-7 11l3 1h27zm-222-97c0 2-1 3-3 3-9-2-14-6-24-5-32 0-50 36-43 65 4 23 23 37 46 37 14 1 29-6 36-19 10-13-1-19-8-2-7 6-17 9-26 7-24-5-29-37-23-57 5-29 38-31 50-5 1 8 11 10 10 2-4-5-4-37-15-26zm57 65c4 0 9 2 13 2 13 0 28-3 35-15 3-5 5-10 5-16 0-17-13-29-28-34-7-2-13-2-20-2h-30c-7-2-14 4-5 8 10 1 7 6 7 14v62c0 5-4 5-7 6-9 3-1 10 5 8h32c6 1 6-7 2-8-11-2-9-3-9-13zm0-57c42-4 38 63 0 49zm99 83c-10 12-40 12-40-7 0-12 11-18 22-19 5-1 11-1 16 0v-18c0-3-2-6-4-8-19-6-6 15-18 18-5 2-13 1-14-6 0-14 17-18 29-19 13 0 27 4 27 19v34c2 10 9-5 9 4-1 12-23 15-27 3zm-2-20c-21-11-25 28 0 16z';

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
