import { type ReactNode, useId } from 'react';
import { figure } from '../../../lib/figures';
import { CountTable } from './count-table';
import { PlotReader } from './plot-reader';
import styles from './plot.module.css';

interface PlotProps {
  title: string;
  /** What the plot shows, in a sentence. */
  sentence: string;
  /** Of the upright axis, from 0 upwards; see `marksUpTo`. */
  marks: number[];
  /** Evenly along the level axis, from its beginning to its end. */
  labels: string[];
  /** The same numbers as a table, the names of its columns first. */
  columns: readonly string[];
  rows: readonly (readonly [string, ...number[]])[];
  /** What each place says while it is pointed at or reached by the arrow keys. */
  tips: string[];
  /** What stands between sentence and plot, such as a legend. */
  legend?: ReactNode;
  /** SVG shapes; each place is one unit wide, and the highest mark is at 0. */
  children: ReactNode;
}

/** A plot under its sentence; its numbers are in a table that can be opened. */
export function Plot({ title, sentence, marks, labels, tips, legend, ...rest }: PlotProps) {
  const titleId = useId();
  const sentenceId = useId();
  const top = marks.at(-1) ?? 1;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <p id={sentenceId}>{sentence}</p>
      {legend}
      <div className={styles.plot}>
        <div className={styles.marks} aria-hidden="true">
          {marks.toReversed().map((mark) => (
            <span key={mark}>{figure(mark)}</span>
          ))}
        </div>
        <svg
          className={styles.shapes}
          viewBox={`0 0 ${tips.length} ${top}`}
          preserveAspectRatio="none"
          role="img"
          aria-labelledby={titleId}
          aria-describedby={sentenceId}
        >
          <path
            className={styles.lines}
            d={marks.map((mark) => `M0 ${mark}H${tips.length}`).join('')}
          />
          {rest.children}
        </svg>
        <PlotReader label={`Values: ${title}`} tips={tips} />
        <div className={styles.labels} aria-hidden="true">
          {labels.map((label, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- A day ends as it begins.
            <span key={index}>{label}</span>
          ))}
        </div>
      </div>
      <CountTable title={title} columns={rest.columns} rows={rest.rows} />
    </section>
  );
}
