import { counted } from '../../../lib/figures';
import { busiestHour, localHours, zoneAt } from '../local-hours';
import styles from './hours-plot.module.css';
import { Plot } from './plot';
import { marksUpTo } from './scale';

interface HoursPlotProps {
  /** Questions by hour of the day, UTC. */
  hours: number[];
  /** Seconds: by the clock of that day the hours are told. */
  until: number;
}

/** Questions by hour of the blogger's own day. */
export function HoursPlot({ hours, until }: HoursPlotProps) {
  const local = localHours(hours, zoneAt(until).offset);
  const marks = marksUpTo(Math.max(...hours));
  const top = marks.at(-1) ?? 1;
  const named = [0, 6, 12, 18, 0].map((index) => local[index]?.from ?? '');
  return (
    <Plot
      title="By hour"
      sentence={busiestHour(hours, until)}
      marks={marks}
      tips={local.map((one) => `${one.from} to ${one.to}: ${counted(one.questions, 'question')}`)}
      labels={named}
      columns={['From', 'Questions']}
      rows={local.map(({ from, questions }) => [from, questions])}
    >
      <path
        className={styles.bars}
        d={local
          .map(({ questions }, index) => `M${index + 0.15} ${top}v${-questions}h0.7v${questions}z`)
          .join('')}
      />
    </Plot>
  );
}
