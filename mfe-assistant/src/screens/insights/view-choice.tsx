import { insightDays } from '@cpal/shared/contract/insights';
import { Link } from '@cpal/shared/router';
import { PillLinks } from '../../lib/pill-links';
import { ofBlog, paths } from '../../paths';
import { queryOf, type View } from './view';
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
  const post = view.postId === null ? {} : { post: view.postId };
  return (
    <div className={styles.choice}>
      <PillLinks label="The last" links={spans} />
      <Link to={ofBlog(paths.conversations(), blogId, post)}>Read the conversations</Link>
    </div>
  );
}
