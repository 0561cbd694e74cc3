import type { ProInsights } from '@cpal/shared/contract/insights/insights';
import { counted, figure } from '../../../lib/figures';
import { compared, spanBefore } from '../comparison';
import type { View } from '../view';
import styles from './days-plot.module.css';
import { NewPosts } from './new-posts';
import { dayName } from './day-name';
import { Plot } from './plot';
import { marksUpTo } from './scale';

export type DaysPlotProps = Pick<ProInsights, 'days' | 'days_before' | 'new_posts'> & {
  /** How many days are looked at. */
  span: View['days'];
  blogId: string;
};

type Day = ProInsights['days'][number];

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

/** Questions and readers of each day, as two lines, above the questions of the span before. */
export function DaysPlot({ days, days_before: before, new_posts, span, blogId }: DaysPlotProps) {
  const busiest = days.reduce<Day | undefined>(
    (most, one) => (one.questions > (most?.questions ?? 0) ? one : most),
    undefined,
  );
  const hasBefore = sum(before) > 0;
  const marks = marksUpTo(Math.max(busiest?.questions ?? 0, ...before));
  const top = marks.at(-1) ?? 1;
  const line = (counts: readonly number[]) =>
    counts.map((count, index) => `${index + 0.5} ${top - count}`).join('L');
  const questions = days.map((one) => one.questions);
  const ends = `L${days.length - 0.5} ${top}L0.5 ${top}Z`;
  const named = [days[0], days[Math.floor((days.length - 1) / 2)], days.at(-1)];
  const postsOf = ({ day }: Day) => new_posts.filter((one) => one.day === day);
  const tipOf = (one: Day, index: number) =>
    [
      `${dayName(one.day, 'long')}: ${whatOf(one)}`,
      ...(hasBefore ? [`${figure(before[index] ?? 0)} ${spanBefore(span)}`] : []),
      ...postsOf(one).map(({ post }) => `new post: ${post.title}`),
    ].join(', ');
  return (
    <>
      <Plot
        title="By day"
        sentence={[
          ...(hasBefore ? [`${compared(sum(questions), sum(before), span)}.`] : []),
          sentenceOf(busiest),
        ].join(' ')}
        legend={
          <ul className={styles.legend}>
            <li>{key(styles.questions)} Questions</li>
            <li>{key(styles.readers)} Readers</li>
            {hasBefore && (
              <li>
                {key(styles.before)} <span>{`Questions ${spanBefore(span)}`}</span>
              </li>
            )}
            {new_posts.length > 0 && <li>{postKey} New post</li>}
          </ul>
        }
        marks={marks}
        tips={days.map(tipOf)}
        labels={named.map((one) => dayName(one?.day ?? 0))}
        columns={['Day (UTC)', 'Questions', 'Readers', ...(hasBefore ? ['Before'] : [])]}
        rows={days.map((one, index) => [
          dayName(one.day),
          one.questions,
          one.visitors,
          ...(hasBefore ? [before[index] ?? 0] : []),
        ])}
      >
        <path className={styles.area} d={`M${line(questions)}${ends}`} />
        {hasBefore && <path className={styles.before} d={`M${line(before)}`} />}
        <path className={styles.readers} d={`M${line(days.map((one) => one.visitors))}`} />
        <path className={styles.questions} d={`M${line(questions)}`} />
        {/* A line of no length is a dot that no stretching bends. */}
        <path
          className={styles.post}
          d={days
            .map((one, index) => (postsOf(one).length > 0 ? `M${index + 0.5} ${top}h0` : ''))
            .join('')}
        />
      </Plot>
      <NewPosts posts={new_posts} blogId={blogId} span={span} />
    </>
  );
}

const whatOf = ({ questions, visitors }: Day) =>
  `${counted(questions, 'question')} by ${counted(visitors, 'reader')}`;

const sentenceOf = (busiest: Day | undefined) =>
  busiest === undefined
    ? 'No questions in this period.'
    : `The busiest day was ${dayName(busiest.day, 'long')}: ${whatOf(busiest)}.`;

const key = (className: string | undefined) => (
  <svg width="28" height="8" viewBox="0 0 28 8" aria-hidden="true">
    <path className={className} d="M1 4H27" />
  </svg>
);

const postKey = (
  <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
    <path className={styles.post} d="M5 5h0" />
  </svg>
);
