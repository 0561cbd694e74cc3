import type { WeekOfReaders } from '@cpal/shared/contract/insights/overview';
import { VisuallyHidden } from '@cpal/shared/ui';
import styles from './week-line.module.css';

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** Units of the drawing: of a day, and of the line's height with the room for its stroke. */
const dayWidth = 40;
const lineHeight = 56;
const room = 4;

/** The questions of each of the seven days: as a line, and below it as numbers for everybody. */
export function WeekLine({ days }: Pick<WeekOfReaders, 'days'>) {
  const most = Math.max(1, ...days.map(({ questions }) => questions));
  const points = days.map(({ questions }, index) => ({
    x: (index + 0.5) * dayWidth,
    y: room + (1 - questions / most) * lineHeight,
  }));
  const line = points.map(({ x, y }) => `${x} ${y}`).join('L');
  const width = days.length * dayWidth;
  const floor = lineHeight + room;
  const last = points.at(-1);
  return (
    <div>
      <svg
        className={styles.line}
        viewBox={`0 0 ${width} ${floor + room}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          className={styles.area}
          d={`M${points[0]?.x} ${floor}L${line}L${last?.x} ${floor}Z`}
        />
        <path className={styles.stroke} d={`M${line}`} />
        {/* A line without length has round ends alone: a dot, however the drawing is stretched. */}
        <path className={styles.today} d={`M${last?.x} ${last?.y}h0`} />
      </svg>
      <ul className={styles.days} aria-label="Questions by day">
        {days.map(({ day, questions }) => {
          const name = weekdays[new Date(day * 1000).getUTCDay()] ?? '';
          return (
            <li key={day}>
              <span className={styles.day} aria-hidden="true">
                {name.slice(0, 2)}
              </span>
              <VisuallyHidden>{`${name}: `}</VisuallyHidden>
              <span>{questions}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
