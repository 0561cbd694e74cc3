import styles from './skeleton.module.css';

interface SkeletonProps {
  /** How many rows the finished content will have. */
  rows: number;
  /** The block size of one row in rem, that of the finished row; without it the style sheet says. */
  rowHeight?: number;
  /** What is being loaded, told to screen readers. */
  label: string;
}

/** Keeps the place of content that is on its way. */
export function Skeleton({ rows, rowHeight, label }: SkeletonProps) {
  return (
    <div className={styles.skeleton} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className={styles.row}
          {...(rowHeight !== undefined && { style: { blockSize: `${rowHeight}rem` } })}
        />
      ))}
    </div>
  );
}
