import { insightDays } from '@cpal/shared/contract/insights';
import { Link } from '@cpal/shared/router';
import { VisuallyHidden } from '@cpal/shared/ui';
import { ofBlog, paths } from '../../paths';
import { queryOf, type View } from './view';
import styles from './view-choice.module.css';

interface ViewChoiceProps {
  blogId: string;
  view: View;
}

/** Which days are looked at, and the way to the conversations behind the numbers. */
export function ViewChoice({ blogId, view }: ViewChoiceProps) {
  const post = view.postId === null ? {} : { post: view.postId };
  return (
    <div className={styles.choice}>
      <nav aria-label="Days">
        <ul className={styles.days}>
          {insightDays.map((days) => (
            <li key={days}>
              <Link
                className={styles.link}
                to={ofBlog(paths.insights(), blogId, queryOf({ ...view, days }))}
                aria-current={days === view.days || undefined}
                preventScrollReset
              >
                <VisuallyHidden>Last </VisuallyHidden>
                {days} days
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Link to={ofBlog(paths.conversations(), blogId, post)}>Read the conversations</Link>
    </div>
  );
}
