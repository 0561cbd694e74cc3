import { useLoaderData } from '@cpal/shared/router';
import { BlogScreen } from '../../lib/blog-screen';
import { SectionLinks } from '../../lib/section-links';
import { VoiceForm } from './voice-form';
import { voiceLoader } from './voice-loader';

export { voiceLoader as loader };

/** How the assistant of a blog speaks and looks, with a preview of what is chosen. */
export function Component() {
  const data = useLoaderData<typeof voiceLoader>();
  return (
    <BlogScreen
      title="Voice & Look"
      lead="Let it sound and look like your blog. Your readers see changes within a minute."
      {...data}
    >
      {(blog) => (
        <>
          <SectionLinks blogId={blog.id} />
          <VoiceForm key={blog.id} blog={blog} />
        </>
      )}
    </BlogScreen>
  );
}
