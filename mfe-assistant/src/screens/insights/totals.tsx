import type { Insights } from '@cpal/shared/contract/insights/insights';
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

const ofGeneral = (general: number) =>
  `${figure(general)} of them from general knowledge, not your posts`;

/** What was counted, each beside the same of the span before. */
export function Totals({ totals, before, days }: TotalsProps) {
  const titleId = useId();
  const isFirst = before.questions === 0;
  const shareBefore = (of: (sums: Sums) => string | null) =>
    `${of(before) ?? 'No rating'} ${spanBefore(days)}`;
  const rated = isFirst ? null : shareBefore(helpfulShare);
  const helpfulNote = helpfulShare(totals) === null ? 'No answer was rated' : rated;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>Key figures</h2>
      <dl className={styles.totals}>
        <Total
          term="Questions"
          note={isFirst ? null : compared(totals.questions, before.questions, days)}
        >
          {figure(totals.questions)}
        </Total>
        <Total
          term="Readers"
          note={isFirst ? null : compared(totals.visitors, before.visitors, days)}
        >
          {figure(totals.visitors)}
        </Total>
        <Total
          term="Answered"
          about={totals.general > 0 ? ofGeneral(totals.general) : null}
          note={isFirst ? null : shareBefore(answeredShare)}
        >
          {answeredShare(totals) ?? '–'}
        </Total>
        <Total term="Rated helpful" note={helpfulNote}>
          {helpfulShare(totals) ?? '–'}
        </Total>
      </dl>
      <p className={styles.note}>
        {isFirst && <span>{`There were no questions ${spanBefore(days)} to compare with. `}</span>}
        <span>A reader who comes back on another day is counted again.</span>
      </p>
    </section>
  );
}

interface TotalProps {
  term: string;
  /** What else is to know of the number. */
  about?: string | null;
  /** Null where there is nothing to compare with. */
  note: string | null;
  children: string;
}

function Total({ term, about = null, note, children }: TotalProps) {
  return (
    <div className={styles.total}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.figure}>{children}</dd>
      {about !== null && <dd className={styles.note}>{about}</dd>}
      {note !== null && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
