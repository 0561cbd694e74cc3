import type { AskedQuestion } from '@cpal/shared/contract/insights/insights';
import { Card, PostPicture } from '@cpal/shared/controls';
import { Link } from '@cpal/shared/router';
import { Button, VisuallyHidden } from '@cpal/shared/ui';
import { figure, often } from '../../lib/figures';
import { ofBlog, paths } from '../../paths';
import styles from './readers-asked.module.css';

interface ReadersAskedProps {
  asked: readonly AskedQuestion[];
  blogId: string;
  /** Opens the form of an answer, for one post or for all. */
  onWrite: (question: string, post: AskedQuestion['post']) => void;
}

/** Questions that are shown here; Insights has them all. */
const max = 5;

/** What the blog's own readers asked most and nothing of the blog answers, each with the way to do so. */
export function ReadersAsked({ asked, blogId, onWrite }: ReadersAskedProps) {
  if (asked.length === 0) return null;
  return (
    <Card title="Your readers asked">
      <p>Your posts don’t cover these. Readers see your answer as soon as you save it.</p>
      <ul className={styles.questions} aria-label="Your readers asked">
        {asked.slice(0, max).map(({ id, question, post, times }) => (
          <li key={id} className={styles.question}>
            <PostPicture picture={post?.picture} />
            <div className={styles.words}>
              <p className={styles.text}>{`“${question}”`}</p>
              <p className={styles.facts}>
                <span>{post?.title ?? 'Not about one post'}</span>
                <span>{`asked ${often(times)}`}</span>
              </p>
            </div>
            <div className={styles.action}>
              <Button tone="secondary" onClick={() => onWrite(question, post)}>
                <span>Write an answer</span>
                <VisuallyHidden>{` to “${question}”`}</VisuallyHidden>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {asked.length > max && (
        <p>
          <Link to={ofBlog(paths.insights(), blogId, { show: 'gaps' })}>
            {`See all ${figure(asked.length)} in Insights`}
          </Link>
        </p>
      )}
    </Card>
  );
}
