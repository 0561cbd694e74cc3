import type { ProInsights } from '@cpal/shared/contract/insights';
import { counted } from '../../../lib/figures';
import styles from './days-plot.module.css';
import { Plot } from './plot';
import { marksUpTo } from './scale';

// The days that are counted begin at midnight UTC, wherever the blogger is.
const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

type Day = ProInsights['days'][number];

const nameOf = (seconds: number, format = short) => format.format(new Date(seconds * 1000));

/** Questions and readers of each day, as two lines. */
export function DaysPlot({ days }: Pick<ProInsights, 'days'>) {
  const busiest = days.reduce<Day | undefined>(
    (most, one) => (one.questions > (most?.questions ?? 0) ? one : most),
    undefined,
  );
  const marks = marksUpTo(busiest?.questions ?? 0);
  const top = marks.at(-1) ?? 1;
  const line = (count: 'questions' | 'visitors') =>
    days.map((one, index) => `${index + 0.5} ${top - one[count]}`).join('L');
  const ends = `L${days.length - 0.5} ${top}L0.5 ${top}Z`;
  const named = [days[0], days[Math.floor((days.length - 1) / 2)], days.at(-1)];
  return (
    <Plot
      title="By day"
      sentence={sentenceOf(busiest)}
      legend={legend}
      marks={marks}
      tips={days.map((one) => `${nameOf(one.day, long)}: ${whatOf(one)}`)}
      labels={named.map((one) => nameOf(one?.day ?? 0))}
      columns={['Day (UTC)', 'Questions', 'Readers']}
      rows={days.map(({ day, questions, visitors }) => [nameOf(day), questions, visitors])}
    >
      <path className={styles.area} d={`M${line('questions')}${ends}`} />
      <path className={styles.readers} d={`M${line('visitors')}`} />
      <path className={styles.questions} d={`M${line('questions')}`} />
    </Plot>
  );
}

const whatOf = ({ questions, visitors }: Day) =>
  `${counted(questions, 'question')} by ${counted(visitors, 'reader')}`;

const sentenceOf = (busiest: Day | undefined) =>
  busiest === undefined
    ? 'No questions in this period.'
    : `The busiest day was ${nameOf(busiest.day, long)}: ${whatOf(busiest)}.`;

const key = (className: string | undefined) => (
  <svg width="28" height="8" viewBox="0 0 28 8" aria-hidden="true">
    <path className={className} d="M1 4H27" />
  </svg>
);

const legend = (
  <ul className={styles.legend}>
    <li>{key(styles.questions)} Questions</li>
    <li>{key(styles.readers)} Readers</li>
  </ul>
);
