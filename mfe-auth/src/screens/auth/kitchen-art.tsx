import styles from './kitchen-art.module.css';

/** A pot whose steam is a conversation. Drawn for this screen; it says nothing that the text does not. */
export function KitchenArt() {
  return (
    <svg className={styles.art} viewBox="0 0 360 240" aria-hidden="true">
      <ellipse className={styles.shade} cx="180" cy="222" rx="150" ry="12" />
      <path
        className={styles.bubble}
        d="M92 18h104a16 16 0 0 1 16 16v34a16 16 0 0 1-16 16h-62l-20 18v-18h-22a16 16 0 0 1-16-16V34a16 16 0 0 1 16-16z"
      />
      <path className={styles.words} d="M98 42h92M98 60h56" />
      <path
        className={styles.reply}
        d="M232 58h48a14 14 0 0 1 14 14v22a14 14 0 0 1-14 14h-14l-14 14v-14h-20a14 14 0 0 1-14-14V72a14 14 0 0 1 14-14z"
      />
      <path className={styles.answer} d="M238 83l10 9 22-20" />
      <path
        className={styles.handle}
        d="M92 158H62a10 10 0 0 0 0 26h34M268 158h30a10 10 0 0 1 0 26h-34"
      />
      <path className={styles.pot} d="M88 142h184v48a30 30 0 0 1-30 30H118a30 30 0 0 1-30-30z" />
      <path
        className={styles.rim}
        d="M78 130h204a6 6 0 0 1 6 6v4a6 6 0 0 1-6 6H78a6 6 0 0 1-6-6v-4a6 6 0 0 1 6-6z"
      />
      <path
        className={styles.leaf}
        d="M180 202c-22-6-28-22-22-38 18 2 28 16 22 38zm0 0c4-16 14-24 28-24 0 14-10 24-28 24z"
      />
    </svg>
  );
}
