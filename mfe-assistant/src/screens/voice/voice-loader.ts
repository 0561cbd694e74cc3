import { send, toResult } from '@cpal/shared/api';
import { listPosts } from '@cpal/shared/contract/blogs/blog';
import { openTrial, type TrialOpening } from '@cpal/shared/contract/assistant/trial';
import { listVoices, type Voices } from '@cpal/shared/contract/blogs/voices';
import type { LoaderFunctionArgs } from '@cpal/shared/router';
import { loadOfBlog } from '../../lib/blogs';

async function loadVoices(): Promise<Voices> {
  const { voices } = await send(listVoices);
  return voices;
}

/** How the assistant begins under the newest post that was read; null before the first one was. */
async function loadOpening(id: string): Promise<TrialOpening | null> {
  const { posts } = await send(listPosts, { params: { id }, query: { state: 'ready' } });
  const [newest] = posts;
  return newest === undefined ? null : send(openTrial, { params: { id: newest.id } });
}

/** The screen's data, on its way: a blog says all of its own voice and look, the assistant how it sounds. */
export function voiceLoader({ request }: LoaderFunctionArgs) {
  const { loaded, ...known } = loadOfBlog(request, loadOpening);
  return { ...known, opening: loaded, voices: toResult(loadVoices()) };
}

export type VoiceData = ReturnType<typeof voiceLoader>;
