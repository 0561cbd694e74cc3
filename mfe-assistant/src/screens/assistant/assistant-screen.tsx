import { useLoaderData } from '@cpal/shared/router';
import { BlogScreen } from '../../lib/blog-screen';
import { SectionLinks } from '../../lib/links/section-links';
import { AddBlog } from './add-blog';
import { assistantLoader } from './assistant-loader';
import { BlogCard } from './blog-card';
import { SetUp } from './set-up';

export { assistantLoader as loader };

/** Where a member sets the assistant up, and switches it on and off. */
export function Component() {
  const data = useLoaderData<typeof assistantLoader>();
  const add = <AddBlog {...data} />;
  return (
    <BlogScreen
      title="Assistant"
      lead="It answers your readers from your own recipes, in your voice."
      blogs={data.blogs}
      blogId={data.blogId}
      none={add}
    >
      {(blog) =>
        data.isAdding ? (
          add
        ) : (
          <>
            <SectionLinks blogId={blog.id} />
            <SetUp key={blog.id} blog={blog} {...data} />
            <BlogCard key={`${blog.id}-card`} blog={blog} model={data.model} />
          </>
        )
      }
    </BlogScreen>
  );
}
