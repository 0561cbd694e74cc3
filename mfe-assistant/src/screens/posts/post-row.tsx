import { useCall } from '@cpal/shared/api';
import type { Blog, PostSummary } from '@cpal/shared/contract/blogs/blog';
import { CallProblem, Day, PostPicture } from '@cpal/shared/controls';
import { Link } from '@cpal/shared/router';
import { Button, VisuallyHidden } from '@cpal/shared/ui';
import { useState } from 'react';
import { counted } from '../../lib/figures';
import { PostState } from '../../lib/post-state';
import { ProblemList } from '../../lib/problem-list';
import { readAgain } from '../../lib/read-again';
import { ofBlog, paths } from '../../paths';
import styles from './post-row.module.css';

interface PostRowProps {
  blog: Blog;
  post: PostSummary;
}

/** One post: its picture, how often readers asked, its state, and the way to it; what is wrong below. */
export function PostRow({ blog, post }: PostRowProps) {
  return (
    <li className={styles.row}>
      <PostPicture picture={post.picture} />
      <div className={styles.words}>
        <Link to={ofBlog(paths.post(post.id), blog.id)} className={styles.title}>
          {post.title}
        </Link>
        <p className={styles.facts}>
          <span>{questionsOf(post)}</span>
          {post.read_at === null ? (
            <span>Not read yet</span>
          ) : (
            <span>
              Read <Day seconds={post.read_at} />
            </span>
          )}
          {!post.is_enabled && <span>Switched off</span>}
        </p>
      </div>
      <div className={styles.state}>
        <PostState post={post} />
      </div>
      {post.problems.length > 0 && <Repair blog={blog} post={post} />}
    </li>
  );
}

const questionsOf = ({ questions = 0 }: PostSummary) =>
  questions === 0 ? 'No questions in 30 days' : `${counted(questions, 'question')} in 30 days`;

/** What keeps a post from being read well, and the way to have it read again after a repair. */
function Repair({ blog, post }: PostRowProps) {
  const [isAsked, setAsked] = useState(false);
  const { isBusy, problem, run } = useCall();

  const read = async () => {
    setAsked(false);
    setAsked(await run(() => readAgain(blog.id, post)));
  };

  return (
    <div className={styles.repair}>
      <ProblemList problems={post.problems} />
      <div className={styles.again}>
        <Button tone="quiet" busy={isBusy && 'Requesting...'} onClick={() => void read()}>
          Read again<VisuallyHidden>{` ${post.title}`}</VisuallyHidden>
        </Button>
        <span role="status">{isAsked && 'We’ll read it again within a minute.'}</span>
      </div>
      <CallProblem problem={problem} failure="We couldn’t queue this post. Try again." />
    </div>
  );
}
