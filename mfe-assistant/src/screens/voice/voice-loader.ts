import { chosenBlog } from '@cpal/shared/chosen-blog';
import { send, toResult } from '@cpal/shared/api';
import { listVoices, type Voices } from '@cpal/shared/contract/voices';
import type { LoaderFunctionArgs } from '@cpal/shared/router';
import { loadBlogs } from '../../lib/blogs';

async function loadVoices(): Promise<Voices> {
  const { voices } = await send(listVoices);
  return voices;
}

/** The screen's data, on its way: a blog says all of its own voice and look, the assistant how it sounds. */
export const voiceLoader = ({ request }: LoaderFunctionArgs) => ({
  blogs: toResult(loadBlogs()),
  blogId: chosenBlog(request),
  voices: toResult(loadVoices()),
});
