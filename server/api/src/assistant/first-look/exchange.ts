import { newMemory, type PreparedPost, reply, suggestions } from '@cpal/assistant/engine';
import type { FirstLook } from '@cpal/shared/contract/assistant/first-look';

const voice = { tone: 'warm', address_form: 'informal', greeting: '', sign_off: '' } as const;

/** What shows best that the post was read; a list of scaled amounts fills a card. */
const liked = ['storage', 'substitution', 'temperature', 'duration'];

const rankOf = (intent: string) => (liked.includes(intent) ? liked.indexOf(intent) : liked.length);

/** Characters of an answer that fits a card. */
const longest = 360;

/** A question that the post answers, with the answer that a reader would get; null if there is none. */
export function findExchange(post: PreparedPost): FirstLook['exchange'] {
  const setting = { post, memory: newMemory, voice, house: [], links: [], blog: null };
  const [best] = suggestions(post, post.language)
    .map((question) => ({ question, ...reply(setting, question, { languageHints: [] }) }))
    .filter(({ tier, text }) => tier === 'post' && text.length <= longest)
    .toSorted((a, b) => rankOf(a.intent) - rankOf(b.intent));
  if (!best) return null;
  const [source] = best.sources;
  return {
    question: best.question,
    answer: best.text,
    source: source ? { kind: source.kind, number: source.number } : null,
  };
}
