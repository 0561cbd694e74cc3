import type { WeekOfReaders } from '@cpal/shared/contract/insights/overview';
import { Day, PostPicture } from '@cpal/shared/controls';
import { links, ofBlog, paths } from '@cpal/shared/paths';
import { Link } from '@cpal/shared/router';
import styles from './latest-questions.module.css';

interface LatestQuestionsProps extends Pick<WeekOfReaders, 'latest'> {
  blogId: string;
}

/** What readers asked last, in their own words. */
export function LatestQuestions({ latest, blogId }: LatestQuestionsProps) {
  return (
    <div className={styles.part}>
      <h3>Latest questions</h3>
      {latest.length === 0 ? (
        <p className={styles.about}>
          No questions in the last 30 days. As soon as a reader asks, you’ll see it here.
        </p>
      ) : (
        <>
          <ul className={styles.questions}>
            {latest.map(({ id, question, post, is_unanswered: isUnanswered, asked_at: asked }) => (
              <li key={id} className={styles.row}>
                <PostPicture picture={post?.picture} />
                <div>
                  <q className={styles.bubble}>{question}</q>
                  <p className={styles.about}>
                    {isUnanswered && <strong className={styles.open}>Not answered</strong>}
                    {post !== null && <span className={styles.post}>{post.title}</span>}
                    <Day seconds={asked} />
                  </p>
                </div>
              </li>
            ))}
          </ul>
          <p className={styles.links}>
            <Link to={ofBlog(paths.conversations(), blogId)}>All conversations</Link>
            <Link to={links.shareCard(blogId)}>A card to share</Link>
          </p>
        </>
      )}
    </div>
  );
}
