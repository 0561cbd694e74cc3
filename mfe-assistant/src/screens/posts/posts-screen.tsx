import { useLoaderData } from '@cpal/shared/router';
import { Skeleton } from '@cpal/shared/ui';
import { Suspense } from 'react';
import { BlogScreen } from '../../lib/blog-screen';
import { SectionLinks } from '../../lib/links/section-links';
import { AddPost } from './add-post';
import { PostSearchForm } from './post-search-form';
import { PostList } from './post-list';
import { postsLoader } from './posts-loader';

export { postsLoader as loader };

const loading = <Skeleton rows={6} rowHeight={8} label="Loading your blog" />;

/** The posts of a blog: what was read of each, and what keeps the assistant from reading it. */
export function Component() {
  const { loaded, search, ...known } = useLoaderData<typeof postsLoader>();
  return (
    <BlogScreen
      title="Posts"
      lead="The posts the assistant has read. Open one to see what it knows and try it."
      loading={loading}
      {...known}
    >
      {(blog) => (
        <>
          <SectionLinks blogId={blog.id} />
          <PostSearchForm key={blog.id} blogId={blog.id} search={search} />
          <Suspense fallback={<Skeleton rows={6} rowHeight={4.25} label="Loading your posts" />}>
            <PostList
              key={`${blog.id} ${search.q} ${search.state}`}
              blog={blog}
              loaded={loaded}
              search={search}
            />
          </Suspense>
          <AddPost key={`${blog.id}-add`} blog={blog} />
        </>
      )}
    </BlogScreen>
  );
}
