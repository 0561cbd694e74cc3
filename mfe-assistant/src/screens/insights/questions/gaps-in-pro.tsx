import type { Insights } from '@cpal/shared/contract/insights/insights';
import { paths } from '@cpal/shared/paths';
import { ButtonLink } from '@cpal/shared/ui';
import { counted, often } from '../../../lib/figures';
import type { View } from '../view';
import styles from './gaps-in-pro.module.css';

interface GapsInProProps {
  gaps: Insights['gaps'];
  days: View['days'];
}

/** For members of the Basic plan: how many gaps they have, and what Pro would show of them. */
export function GapsInPro({ gaps: { questions, readers }, days }: GapsInProProps) {
  return (
    <div className={styles.gaps}>
      <p>
        <strong>
          {`In the last ${days} days, your posts left ${counted(questions, 'question')} open.`}
        </strong>
        <span>{` Readers asked ${questions === 1 ? 'it' : 'them'} at least ${often(readers)}.`}</span>
      </p>
      <p>
        With Pro you see each of them here: the question in a reader’s own words, the post it is
        about, how many readers asked, and a way to answer it. With Basic, those among your 20 most
        asked questions are under “All”, next to the others.
      </p>
      <p>
        <ButtonLink tone="secondary" to={paths.billing()}>
          Change your plan
        </ButtonLink>
      </p>
    </div>
  );
}
