import type { Result } from '@cpal/shared/api';
import type { Blog, Post } from '@cpal/shared/contract/blogs/blog';
import { LoadProblem } from '@cpal/shared/controls';
import { Link, useLoaderData } from '@cpal/shared/router';
import { ButtonLink, Notice, Skeleton } from '@cpal/shared/ui';
import { Suspense, use } from 'react';
import { BlogScreen } from '../../lib/blog-screen';
import { blogOf } from '../../lib/blogs';
import { counted } from '../../lib/figures';
import { SectionLinks } from '../../lib/links/section-links';
import { ofBlog, paths } from '../../paths';
import { KnownRecipe } from './known-recipe';
import { PostHead } from './post-head';
import { type PostData, postLoader } from './post-loader';
import styles from './post-screen.module.css';
import { ReadersWillAsk } from './readers-will-ask';
import { TryIt } from './try-it';

export { postLoader as loader };

/** A post as the assistant knows it, beside the assistant itself. */
export function Component() {
  const { post, gaps, asked, ...known } = useLoaderData<typeof postLoader>();
  return (
    <BlogScreen
      title={
        <Suspense fallback={<span>Post</span>}>
          <Title loaded={post} />
        </Suspense>
      }
      lead={
        <Suspense fallback={<span>{noCount}</span>}>
          <Lead loaded={post} {...known} />
        </Suspense>
      }
      {...known}
    >
      {(blog) => (
        <>
          <SectionLinks blogId={blog.id} />
          <Suspense fallback={<Skeleton rows={3} rowHeight={12} label="Loading your post" />}>
            <Known blog={blog} loaded={post} gaps={gaps} asked={asked} />
          </Suspense>
        </>
      )}
    </BlogScreen>
  );
}

/** The heading stays while its words come, so that it keeps the focus. */
function Title({ loaded }: { loaded: Promise<Result<Post>> }) {
  const known = use(loaded);
  if ('problem' in known) return <span>Post</span>;
  const { title, language } = known.value;
  return <span lang={language ?? undefined}>{title}</span>;
}

const noCount = 'What the assistant knows about this post, and how it answers.';

/** How often readers asked under the post, with the way to what they said. */
function Lead({
  loaded,
  blogs,
  blogId,
}: Pick<PostData, 'blogId' | 'blogs'> & { loaded: Promise<Result<Post>> }) {
  const [known, all] = [use(loaded), use(blogs)];
  const blog = 'value' in all ? blogOf(all.value, blogId) : undefined;
  if ('problem' in known || !known.value.questions || !blog) return <span>{noCount}</span>;
  const { id, questions } = known.value;
  return (
    <Link to={ofBlog(paths.conversations(), blog.id, { post: id })}>
      {`${counted(questions, 'question')} in 30 days`}
    </Link>
  );
}

interface KnownProps extends Pick<PostData, 'asked' | 'gaps'> {
  blog: Blog;
  loaded: PostData['post'];
}

function Known({ blog, loaded, ...readers }: KnownProps) {
  const known = use(loaded);
  if ('problem' in known) {
    const { problem } = known;
    if (problem.code === 'not_found') return <NoPost blog={blog} />;
    const message = 'Failed to load your post. Please try again later.';
    return <LoadProblem message={message} problem={problem} />;
  }
  const post = known.value;
  const isReady = post.recipe !== null && post.state === 'ready';
  return (
    <div key={post.id} className={styles.post}>
      <PostHead blog={blog} post={post} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {isReady && <TryIt blog={blog} post={post} />}
          {isReady && <ReadersWillAsk blogId={blog.id} postId={post.id} {...readers} />}
        </div>
        <KnownRecipe post={post} />
      </div>
    </div>
  );
}

function NoPost({ blog }: { blog: Blog }) {
  return (
    <Notice tone="warn">
      <p>
        This post is no longer available: your blog doesn’t show it any longer, or it was removed.
      </p>
      <ButtonLink to={ofBlog(paths.posts(), blog.id)}>All posts</ButtonLink>
    </Notice>
  );
}
