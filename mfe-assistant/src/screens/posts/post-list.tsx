import { type Result, useCall } from '@cpal/shared/api';
import type { Blog, PostSummary } from '@cpal/shared/contract/blogs/blog';
import { CallProblem, Empty, LoadProblem } from '@cpal/shared/controls';
import { Button, ButtonLink } from '@cpal/shared/ui';
import { use, useState } from 'react';
import { BlogProblem } from '../../lib/problem-list';
import { usePolling } from '../../lib/use-polling';
import styles from './post-list.module.css';
import { PostRow } from './post-row';
import { loadPosts, type PostSearch, toPosts } from './posts-loader';

interface Page {
  posts: PostSummary[];
  next: string | null;
}

interface PostListProps {
  blog: Blog;
  loaded: Promise<Result<Page> | null>;
  search: PostSearch;
}

/** Posts, newest first; what is older comes when it is asked for. */
export function PostList({ blog, loaded, search }: PostListProps) {
  const known = use(loaded);
  usePolling(blog.reading === null ? null : 3);
  if (known === null) return null;
  if ('problem' in known)
    return (
      <LoadProblem
        message="Failed to load your posts. Please try again later."
        problem={known.problem}
      />
    );
  if (known.value.posts.length === 0) return <NoPosts blog={blog} search={search} />;
  return <Pages blog={blog} search={search} first={known.value} />;
}

function NoPosts({ blog, search }: Pick<PostListProps, 'blog' | 'search'>) {
  if (search.q !== undefined || search.state !== undefined)
    return (
      <Empty>
        <p>{noneOf(search)}</p>
        <ButtonLink tone="secondary" to={toPosts(blog.id)}>
          Show all posts
        </ButtonLink>
      </Empty>
    );
  return (
    <Empty>
      {blog.reading !== null ? (
        <p>We are looking for your posts. They appear here one by one.</p>
      ) : blog.problem !== null ? (
        <BlogProblem problem={blog.problem} />
      ) : (
        <p>No posts found. Add the address of one below.</p>
      )}
    </Empty>
  );
}

function noneOf({ q, state }: PostSearch) {
  if (q !== undefined) return `No posts match “${q}”.`;
  return state === 'attention' ? 'No post needs a look.' : 'No posts are in this state.';
}

/** The day of the reading, UTC as it is shown; none before the first one. */
const dayOf = ({ read_at }: PostSummary) =>
  read_at === null ? [] : [Math.floor(read_at / secondsOfDay)];

const secondsOfDay = 86_400;

function Pages({ blog, search, first }: Pick<PostListProps, 'blog' | 'search'> & { first: Page }) {
  const [later, setLater] = useState<Page | null>(null);
  const { isBusy, problem, run } = useCall();
  const next = later === null ? first.next : later.next;
  const older = later?.posts ?? [];
  const posts = [...first.posts, ...older];
  const hasOneDay = new Set(posts.flatMap(dayOf)).size < 2;
  const showMore = (after: string) =>
    run(async () => {
      const page = await loadPosts(blog.id, { ...search, after });
      setLater({ posts: [...older, ...page.posts], next: page.next });
    });
  return (
    <>
      <ul className={styles.list} aria-label="Posts">
        {posts.map((post) => (
          <PostRow key={post.id} blog={blog} post={post} isDayShown={!hasOneDay} />
        ))}
      </ul>
      <CallProblem problem={problem} failure="Failed to load more posts. Please try again." />
      {next !== null && (
        <div>
          <Button
            tone="secondary"
            busy={isBusy && 'Loading...'}
            onClick={() => void showMore(next)}
          >
            Show older posts
          </Button>
        </div>
      )}
    </>
  );
}
