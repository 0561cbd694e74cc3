import { insightDays } from '@cpal/shared/contract/insights/insights';
import { Chips } from '../../lib/links/chips';
import { Link } from '@cpal/shared/router';
import { ofBlog, paths } from '../../paths';
import { postQuery, queryOf, type View } from './view';
import styles from './view-choice.module.css';

interface ViewChoiceProps {
  blogId: string;
  view: View;
}

/** Which days are looked at, and the way to the conversations behind the numbers. */
export function ViewChoice({ blogId, view }: ViewChoiceProps) {
  const spans = insightDays.map((days) => ({
    label: `${days} days`,
    to: ofBlog(paths.insights(), blogId, queryOf({ ...view, days })),
    isCurrent: days === view.days,
  }));
  return (
    <div className={styles.choice}>
      <Chips label="Period" chips={spans} />
      <Link to={ofBlog(paths.conversations(), blogId, postQuery(view))}>
        Read the conversations
      </Link>
    </div>
  );
}
