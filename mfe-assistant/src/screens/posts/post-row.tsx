import { useCall } from '@cpal/shared/api';
import type { Blog, PostSummary } from '@cpal/shared/contract/blog';
import { CallProblem, Day } from '@cpal/shared/controls';
import { Link } from '@cpal/shared/router';
import { Button, VisuallyHidden } from '@cpal/shared/ui';
import { useState } from 'react';
import { PostState } from '../../lib/post-state';
import { ProblemList } from '../../lib/problem-list';
import { readAgain } from '../../lib/read-again';
import { ofBlog, paths } from '../../paths';
import styles from './post-row.module.css';

interface PostRowProps {
  blog: Blog;
  post: PostSummary;
}

/** One post with its state, its problems and the way to it. */
export function PostRow({ blog, post }: PostRowProps) {
  const [isAsked, setAsked] = useState(false);
  const { isBusy, problem, run } = useCall();

  const read = async () => {
    setAsked(false);
    setAsked(await run(() => readAgain(blog.id, post)));
  };

  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <Link to={ofBlog(paths.post(post.id), blog.id)} className={styles.title}>
          {post.title}
        </Link>
        <PostState post={post} />
      </div>
      <div className={styles.foot}>
        <span className={styles.facts}>
          {post.read_at === null ? (
            <span>Not read yet</span>
          ) : (
            <span>
              Read <Day seconds={post.read_at} withTime />
            </span>
          )}
          {!post.is_enabled && <span> · Switched off</span>}
        </span>
        <span role="status">{isAsked && 'We’ll read it again within a minute.'}</span>
        <Button tone="quiet" busy={isBusy && 'Requesting...'} onClick={() => void read()}>
          Read again<VisuallyHidden>{` ${post.title}`}</VisuallyHidden>
        </Button>
      </div>
      {post.problems.length > 0 && <ProblemList problems={post.problems} />}
      <CallProblem problem={problem} failure="We couldn’t queue this post. Try again." />
    </li>
  );
}
