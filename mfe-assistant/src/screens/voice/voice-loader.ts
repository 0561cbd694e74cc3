import { send, toResult } from '@cpal/shared/api';
import { listPosts } from '@cpal/shared/contract/blogs/blog';
import {
  getSampleExchange,
  openTrial,
  type SampleExchange,
  type TrialOpening,
} from '@cpal/shared/contract/assistant/trial';
import { listVoices, type Voices } from '@cpal/shared/contract/blogs/voices';
import type { LoaderFunctionArgs } from '@cpal/shared/router';
import { loadOfBlog } from '../../lib/blogs';

async function loadVoices(): Promise<Voices> {
  const { voices } = await send(listVoices);
  return voices;
}

interface PreviewedPost {
  opening: TrialOpening;
  /** A question that the post answers, on its way; null where there is none. */
  sample: Promise<SampleExchange>;
}

/** Of a failure the preview says nothing: it serves without. */
async function loadSample(id: string): Promise<SampleExchange> {
  const found = await toResult(send(getSampleExchange, { params: { id } }));
  return 'value' in found ? found.value.exchange : null;
}

/** How the assistant begins under the post that was asked about most, else the newest; null without one. */
async function loadPreviewed(id: string): Promise<PreviewedPost | null> {
  const { posts } = await send(listPosts, { params: { id }, query: { state: 'ready' } });
  const [shown] = posts.toSorted((one, other) => (other.questions ?? 0) - (one.questions ?? 0));
  if (shown === undefined) return null;
  const opening = await send(openTrial, { params: { id: shown.id } });
  return { opening, sample: loadSample(shown.id) };
}

/** The screen's data, on its way: a blog says all of its own voice and look, the assistant how it sounds. */
export function voiceLoader({ request }: LoaderFunctionArgs) {
  const { loaded, ...known } = loadOfBlog(request, loadPreviewed);
  return { ...known, previewed: loaded, voices: toResult(loadVoices()) };
}

export type VoiceData = ReturnType<typeof voiceLoader>;
