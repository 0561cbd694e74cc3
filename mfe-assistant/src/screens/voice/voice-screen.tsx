import type { Result } from '@cpal/shared/api';
import type { Blog } from '@cpal/shared/contract/blogs/blog';
import type { Voices } from '@cpal/shared/contract/blogs/voices';
import { LoadProblem } from '@cpal/shared/controls';
import { useLoaderData } from '@cpal/shared/router';
import { Skeleton } from '@cpal/shared/ui';
import { Suspense, use, useState } from 'react';
import { BlogScreen } from '../../lib/blog-screen';
import { SectionLinks } from '../../lib/links/section-links';
import { VoiceForm } from './voice-form';
import { type VoiceData, voiceLoader } from './voice-loader';

export { voiceLoader as loader };

const loading = <Skeleton rows={3} rowHeight={16} label="Loading your blog" />;

/** How the assistant of a blog speaks and looks, with a preview of what is chosen. */
export function Component() {
  const { voices, previewed, ...known } = useLoaderData<typeof voiceLoader>();
  return (
    <BlogScreen
      title="Voice & appearance"
      lead="Make the assistant sound and look like your blog. Readers see changes within a minute."
      loading={loading}
      {...known}
    >
      {(blog) => (
        <>
          <SectionLinks blogId={blog.id} />
          <Suspense
            fallback={<Skeleton rows={3} rowHeight={16} label="Loading voice and appearance" />}
          >
            <Sounding key={blog.id} blog={blog} loaded={voices} previewed={previewed} />
          </Suspense>
        </>
      )}
    </BlogScreen>
  );
}

interface SoundingProps extends Pick<VoiceData, 'previewed'> {
  blog: Blog;
  loaded: Promise<Result<Voices>>;
}

function Sounding({ blog, loaded, previewed }: SoundingProps) {
  // A saved choice loads the blogs again. How it sounds stays, so nobody waits for that again.
  const [first, setFirst] = useState(loaded);
  const [firstPreviewed] = useState(previewed);
  const known = use(first);
  if ('problem' in known && first !== loaded) setFirst(loaded);
  if ('value' in known)
    return <VoiceForm blog={blog} voices={known.value} previewed={firstPreviewed} />;
  const message = 'Couldn’t load these settings. Please try again later.';
  return <LoadProblem message={message} problem={known.problem} />;
}
