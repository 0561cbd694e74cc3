import { send, toResult } from '@cpal/shared/api';
import { listPosts } from '@cpal/shared/contract/blogs/blog';
import type { AssistantAnswer } from '@cpal/shared/contract/assistant/assistant';
import { openTrial, type TrialOpening } from '@cpal/shared/contract/assistant/trial';
import { listVoices, type Voices } from '@cpal/shared/contract/blogs/voices';
import { tryAssistant } from '@cpal/shared/contract/insights/insights';
import type { LoaderFunctionArgs } from '@cpal/shared/router';
import { loadOfBlog } from '../../lib/blogs';

async function loadVoices(): Promise<Voices> {
  const { voices } = await send(listVoices);
  return voices;
}

/** A question of a reader, and what the assistant answers. */
interface Exchange {
  question: string;
  answer: AssistantAnswer;
}

interface PreviewedPost {
  opening: TrialOpening;
  /** Answered by the post itself, on its way; null where it answers none of what is proposed. */
  exchange: Promise<Exchange | null>;
}

/** Each question is asked anew, so that none is taken for one that follows on another. */
async function loadExchange(
  id: string,
  post_id: string,
  questions: readonly string[],
): Promise<Exchange | null> {
  for (const question of questions) {
    // One after the other: the first that the post answers is enough.
    // oxlint-disable-next-line no-await-in-loop
    const asked = await toResult(
      send(tryAssistant, { params: { id }, body: { post_id, question } }),
    );
    if ('problem' in asked) return null;
    if (asked.value.tier === 'post') return { question, answer: asked.value };
  }
  return null;
}

/** How the assistant begins under the post that was asked about most, else the newest; null without one. */
async function loadPreviewed(id: string): Promise<PreviewedPost | null> {
  const { posts } = await send(listPosts, { params: { id }, query: { state: 'ready' } });
  const [shown] = posts.toSorted((one, other) => (other.questions ?? 0) - (one.questions ?? 0));
  if (shown === undefined) return null;
  const opening = await send(openTrial, { params: { id: shown.id } });
  const { suggestions } = opening.assistant;
  return { opening, exchange: loadExchange(id, shown.id, suggestions) };
}

/** The screen's data, on its way: a blog says all of its own voice and look, the assistant how it sounds. */
export function voiceLoader({ request }: LoaderFunctionArgs) {
  const { loaded, ...known } = loadOfBlog(request, loadPreviewed);
  return { ...known, previewed: loaded, voices: toResult(loadVoices()) };
}

export type VoiceData = ReturnType<typeof voiceLoader>;
