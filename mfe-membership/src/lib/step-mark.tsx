import styles from './step-mark.module.css';

const shapes = {
  pot: 'M12 22h24v8a8 8 0 0 1-8 8h-8a8 8 0 0 1-8-8ZM12 26H8m28 0h4M19 16c0-3 3-3 3-6m5 6c0-3 3-3 3-6',
  card: 'M8 12h32a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V15a3 3 0 0 1 3-3ZM5 20h38M12 29h8',
  clock: 'M24 9a15 15 0 1 0 0 30 15 15 0 0 0 0-30ZM24 16v8l6 4',
  key: 'M15 17a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM22 24h20v6M35 24v5',
  cloche: 'M9 32a15 15 0 0 1 30 0ZM6 37h36M24 17v-4M17 27a9 9 0 0 1 5-4',
} as const;

export type MarkName = keyof typeof shapes;

/** What a step is about, as a small line drawing on a plate; the words beside it say the same. */
export function StepMark({ name }: { name: MarkName }) {
  return (
    <svg className={styles.mark} width="56" height="56" viewBox="-8 -8 64 64" aria-hidden="true">
      <circle className={styles.plate} cx="24" cy="24" r="32" />
      <path className={styles.line} d={shapes[name]} />
    </svg>
  );
}
