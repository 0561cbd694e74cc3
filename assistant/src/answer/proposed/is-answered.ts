import { newMemory } from '../../question/memory';
import type { PreparedPost } from '../../retrieval/prepared';
import type { House } from '../reply';
import { reply } from '../reply-to';

const voice = { tone: 'plain', address_form: 'informal', greeting: '', sign_off: '' } as const;

/** Whether a reader who asks this first gets an answer, of the post, its blogger or the tables. */
export const isAnswered = (post: PreparedPost, question: string): boolean =>
  tierFor(post, question) !== 'refusal';

/** What an answer to this as a first question would rest on. */
export function tierFor(post: PreparedPost, question: string, house: readonly House[] = []) {
  const setting = { post, memory: newMemory, voice, house, links: [], blog: null };
  return reply(setting, question, { languageHints: [post.language] }).tier;
}
