import styles from './spot.module.css';

const shapes = {
  pot: 'M12 26h24v5a8 8 0 0 1-8 8h-8a8 8 0 0 1-8-8ZM12 30H8m28 0h4M19 9h11a5 5 0 0 1 0 10h-4l-4 3v-3h-3a5 5 0 0 1 0-10Z',
  book: 'M24 14c-4-3-9-4-15-4v26c6 0 11 1 15 4 4-3 9-4 15-4V10c-6 0-11 1-15 4Zm0 0v26M14 18l5 1m-5 6 5 1m15-8-5 1m5 6-5 1',
  pen: 'M33 8l7 7-22 22-9 2 2-9ZM28 13l7 7M24 40h16',
  globe: 'M24 8a16 16 0 1 0 0 32 16 16 0 0 0 0-32ZM8 24h32M24 8c-9 9-9 23 0 32 9-9 9-23 0-32Z',
  scales: 'M24 8v32M16 40h16M10 14h28M10 14l-5 13a6 6 0 0 0 10 0ZM38 14l-5 13a6 6 0 0 0 10 0Z',
  chart: 'M8 8v32h32M16 34V24M24 34V14M32 34V20',
  receipt: 'M12 7h24v34l-4-3-4 3-4-3-4 3-4-3-4 3ZM18 15h12M18 22h12M18 29h6',
  key: 'M16 18a8 8 0 1 0 0 12 9 9 0 0 0 2-4h22v6M32 26v5M11 24h.1',
  clock: 'M24 10a15 15 0 1 0 0 30 15 15 0 0 0 0-30ZM24 16v9l6 4M12 8l-5 5m29-5 5 5',
  basket: 'M7 20h34l-4 20H11ZM15 20l6-11m12 11-6-11M19 27v6m5-6v6m5-6v6',
} as const;

export type SpotName = keyof typeof shapes;

interface SpotProps {
  name: SpotName;
  /** What the drawing shows; without it the drawing is an ornament. */
  alt?: string;
}

/** A small line drawing on a tinted plate. */
export function Spot({ name, alt }: SpotProps) {
  const role = alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <svg className={styles.spot} width="56" height="56" viewBox="-8 -8 64 64" {...role}>
      <circle className={styles.plate} cx="24" cy="24" r="32" />
      <path className={styles.line} d={shapes[name]} />
    </svg>
  );
}
