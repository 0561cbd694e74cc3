import type { Blog, PostSummary } from '@cpal/shared/contract/blogs/blog';
import { WithPicture } from '@cpal/shared/controls';
import { Link } from '@cpal/shared/router';
import { Icon, Notice, Skeleton } from '@cpal/shared/ui';
import { Suspense, use, useId } from 'react';
import { BlogProblem } from '../../lib/problem-list';
import { ofBlog, paths } from '../../paths';
import type { AssistantData } from './assistant-loader';
import styles from './reading.module.css';

interface ReadingProps extends Pick<AssistantData, 'posts'> {
  blog: Blog;
}

/** How far the reading of the posts is, and which were read last. */
export function Reading({ blog, posts }: ReadingProps) {
  const id = useId();
  const { reading, problem } = blog;
  return (
    <>
      {reading === null ? (
        <p>{countsOf(blog)}</p>
      ) : (
        <div className={styles.progress}>
          <label htmlFor={id}>
            {reading.total === 0
              ? 'Looking for your posts…'
              : `${reading.done} of ${reading.total} posts read`}
          </label>
          <progress
            id={id}
            max={reading.total || 1}
            {...(reading.total > 0 && { value: reading.done })}
          />
          <p className={styles.note}>
            You can leave this page. We’ll keep reading, and the posts will be here when you return.
          </p>
        </div>
      )}
      {problem !== null && (
        <Notice tone="warn">
          <BlogProblem problem={problem} />
        </Notice>
      )}
      <Suspense fallback={<Skeleton rows={4} rowHeight={2} label="Loading your posts" />}>
        <LastRead blog={blog} posts={posts} />
      </Suspense>
    </>
  );
}

const one = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

function countsOf({ posts: { total, ready, problems } }: Blog) {
  if (total === 0) return 'No posts found yet.';
  const bad = problems === 0 ? '' : ` ${one(problems, 'post')} could not be read well.`;
  return `${one(ready, 'post')} read.${bad}`;
}

const shown = 4;

function LastRead({ blog, posts }: ReadingProps) {
  const known = use(posts);
  if (known === null || 'problem' in known) return null;
  const last = known.value
    .filter((post): post is PostSummary & { read_at: number } => post.read_at !== null)
    .toSorted((a, b) => b.read_at - a.read_at)
    .slice(0, shown);
  return (
    <>
      {last.length > 0 && (
        <ul className={styles.last} aria-label="Recently read">
          {last.map(({ id, title, state, picture }) => (
            <li key={id} data-state={state}>
              <Icon name={state === 'ready' ? 'check' : 'close'} />
              <WithPicture picture={picture}>
                <Link to={ofBlog(paths.post(id), blog.id)}>{title}</Link>
              </WithPicture>
            </li>
          ))}
        </ul>
      )}
      {blog.posts.total > 0 && <Link to={ofBlog(paths.posts(), blog.id)}>All posts</Link>}
    </>
  );
}
