import type { Insights } from '@cpal/shared/contract/insights';
import { useId } from 'react';
import { figure, share } from '../../lib/figures';
import { compared, spanBefore } from './comparison';
import styles from './totals.module.css';
import type { View } from './view';

interface TotalsProps extends Pick<Insights, 'totals' | 'before'> {
  days: View['days'];
}

type Sums = Insights['totals'];

const answeredShare = ({ answered, unanswered }: Sums) => share(answered, answered + unanswered);
const helpfulShare = ({ helpful, unhelpful }: Sums) => share(helpful, helpful + unhelpful);

/** What was counted, each beside the same of the span before. */
export function Totals({ totals, before, days }: TotalsProps) {
  const titleId = useId();
  const shareBefore = (of: (sums: Sums) => string | null) =>
    of(before) === null ? `None ${spanBefore(days)}` : `${of(before)} ${spanBefore(days)}`;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>The Numbers</h2>
      <dl className={styles.totals}>
        <Total term="Questions" note={compared(totals.questions, before.questions, days)}>
          {figure(totals.questions)}
        </Total>
        <Total term="Readers" note={compared(totals.visitors, before.visitors, days)}>
          {figure(totals.visitors)}
        </Total>
        <Total term="Answered" note={shareBefore(answeredShare)}>
          {answeredShare(totals) ?? '–'}
        </Total>
        <Total
          term="Rated helpful"
          note={helpfulShare(totals) === null ? 'No answer was rated' : shareBefore(helpfulShare)}
        >
          {helpfulShare(totals) ?? '–'}
        </Total>
      </dl>
      <p className={styles.note}>A reader who comes back on another day is counted again.</p>
    </section>
  );
}

function Total({ term, note, children }: { term: string; note: string; children: string }) {
  return (
    <div className={styles.total}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.figure}>{children}</dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}
