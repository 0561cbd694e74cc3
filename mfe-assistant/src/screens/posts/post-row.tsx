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

interface RepairProps {
  blog: Blog;
  post: PostSummary;
}

interface PostRowProps extends RepairProps {
  /** Whether the day of the reading says something: it is not the same of all. */
  isDayShown: boolean;
}

/** One post: its picture, how often readers asked, its state, and the way to it; what is wrong below. */
export function PostRow({ blog, post, isDayShown }: PostRowProps) {
  return (
    <li className={styles.row}>
      <PostPicture picture={post.picture} />
      <div className={styles.words}>
        <Link to={ofBlog(paths.post(post.id), blog.id)} className={styles.title}>
          {post.title}
        </Link>
        <p className={styles.facts}>
          <span>
            <span>{questionsOf(post)}</span>
            <span className={styles.span}> in 30 days</span>
          </span>
          {post.read_at === null && <span>Not read yet</span>}
          {post.read_at !== null && isDayShown && (
            <span>
              Read <Day seconds={post.read_at} />
            </span>
          )}
          {!post.is_enabled && <span>Switched off</span>}
        </p>
      </div>
      <div className={styles.state} data-plain={isPlain(post)}>
        <PostState post={post} />
      </div>
      {post.problems.length > 0 && <Repair blog={blog} post={post} />}
    </li>
  );
}

const questionsOf = ({ questions = 0 }: PostSummary) =>
  questions === 0 ? 'No questions' : counted(questions, 'question');

/** Whether its state needs no word where there is little room. */
const isPlain = ({ state, problems }: PostSummary) => state === 'ready' && problems.length === 0;

/** What keeps a post from being read well, and the way to have it read again after a repair. */
function Repair({ blog, post }: RepairProps) {
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
