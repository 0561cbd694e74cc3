import art from '../../lib/art.module.css';
import styles from './letter-art.module.css';

/** An ornament: a recipe card on its way in an envelope. */
export function LetterArt() {
  return (
    <svg className={styles.art} viewBox="0 0 320 200" aria-hidden="true">
      <path className={styles.inside} d="M40 92 160 20l120 72v92H40Z" />
      <g transform="rotate(-3 160 90)">
        <rect className={art.paper} x="66" y="26" width="188" height="140" rx="10" />
        <circle className={art.tint} cx="98" cy="58" r="18" />
        <path className={art.accent} d="M89 51h14a6 6 0 0 1 0 11h-4l-4 4v-4h-6a6 6 0 0 1 0-11Z" />
        <rect className={art.bar} x="128" y="44" width="98" height="9" rx="4.5" />
        <rect className={art.bar} x="128" y="64" width="70" height="9" rx="4.5" />
        <rect className={art.bar} x="84" y="90" width="150" height="9" rx="4.5" />
      </g>
      <path
        className={art.butter}
        d="M40 92l120 64 120-64v88a10 10 0 0 1-10 10H50a10 10 0 0 1-10-10Z"
      />
      <path className={art.honey} d="M44 188l104-70a22 22 0 0 1 24 0l104 70-6 2H50Z" />
      <circle className={art.accent} cx="160" cy="150" r="17" />
      <path className={styles.heart} d="M160 159c-16-10-8-20 0-12 8-8 16 2 0 12Z" />
    </svg>
  );
}
