import { newMemory, type PreparedPost, reply, suggestions } from '@cpal/assistant/engine';
import type { Source } from '@cpal/shared/contract/assistant/assistant';
import type { Voice } from '@cpal/shared/contract/blogs/blog';

interface Exchange {
  question: string;
  answer: string;
  /** The sentence of the post that it is from; null where it is from a figure. */
  source: Source | null;
}

/** What shows best that the post was read; a list of scaled amounts fills a card. */
const liked = ['storage', 'substitution', 'temperature', 'duration'];

const rankOf = (intent: string) => (liked.includes(intent) ? liked.indexOf(intent) : liked.length);

/** Characters of an answer that fits a card. */
const longest = 360;

const warmly = { tone: 'warm', address_form: 'informal' } as const;

/** What a reader would get without house answers, links and other posts. */
export function replyFrom(
  post: PreparedPost,
  question: string,
  voice: Pick<Voice, 'address_form' | 'tone'> = warmly,
) {
  const spoken = { ...voice, greeting: '', sign_off: '' };
  const setting = { post, memory: newMemory, voice: spoken, house: [], links: [], blog: null };
  return reply(setting, question, { languageHints: [] });
}

/** A question that the post answers, with the answer; null if there is none. */
export function findExchange(post: PreparedPost): Exchange | null {
  const [best] = suggestions(post, post.language)
    .map((question) => ({ question, ...replyFrom(post, question) }))
    .filter(({ tier, text }) => tier === 'post' && text.length <= longest)
    .toSorted((a, b) => rankOf(a.intent) - rankOf(b.intent));
  if (!best) return null;
  const { question, text: answer, sources } = best;
  return { question, answer, source: sources[0] ?? null };
}
