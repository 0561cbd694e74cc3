import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import styles from './plot-reader.module.css';

interface PlotReaderProps {
  /** Names it to assistive technology. */
  label: string;
  /** What each place says, from the left. */
  tips: readonly string[];
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  PageDown: (at) => at - 7,
  PageUp: (at) => at + 7,
  Home: () => 0,
  End: (_at, last) => last,
};

/**
 * Reads a plot place by place: by pointer or touch, and by the arrow keys as a slider whose value is what
 * the place says. What is said has a fixed place above the plot, where it covers nothing.
 */
export function PlotReader({ label, tips }: PlotReaderProps) {
  const last = tips.length - 1;
  const [at, setAt] = useState(last);
  const [isRead, setIsRead] = useState(false);
  const show = (place: number) => {
    setAt(Math.min(last, Math.max(0, place)));
    setIsRead(true);
  };
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) show(Math.floor(((clientX - left) / width) * tips.length));
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(step(at, last));
  };
  return (
    <>
      <div
        className={styles.reader}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={tips.length}
        aria-valuenow={at + 1}
        aria-valuetext={tips[at]}
        onKeyDown={move}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={({ currentTarget }) => setIsRead(currentTarget === document.activeElement)}
        onFocus={() => setIsRead(true)}
        onBlur={() => setIsRead(false)}
      >
        {isRead && (
          <svg
            className={styles.place}
            viewBox={`0 0 ${tips.length} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect x={at} width="1" height="1" />
          </svg>
        )}
      </div>
      <p className={styles.tip} aria-hidden="true">
        {isRead && <span>{tips[at]}</span>}
      </p>
    </>
  );
}
