import type { Voice } from '@cpal/shared/contract/blogs/blog';
import { chooseDraft } from '../answer/confidence/choose';
import type { Reply, Setting } from '../answer/reply';
import { reply } from '../answer/reply-to';
import { newMemory } from '../question/memory';
import { likeliestDraft } from './likeliest-draft';
import { prepare } from '../retrieval/prepare';
import type { PreparedPost } from '../retrieval/prepared';
import type { Post } from '../post/post';

const voice: Voice = { tone: 'plain', address_form: 'informal', greeting: '', sign_off: '' };

const prepared = new WeakMap<Post, PreparedPost>();

/** Posts of tests do not change, and each is asked again and again. */
function preparedOnce(post: Post): PreparedPost {
  const ready = prepared.get(post) ?? prepare(post);
  prepared.set(post, ready);
  return ready;
}

/** Asks questions of one post, each remembering those before it; of the answers the first is given. */
export function conversation(
  post: Post,
  rest: Partial<Setting<PreparedPost>> = {},
  choose = likeliestDraft,
) {
  const ready = preparedOnce(post);
  let memory = newMemory;
  return (question: string, hint = 'en'): Reply => {
    const setting = { post: ready, memory, voice, house: [], links: [], blog: null, ...rest };
    const answer = reply(setting, question, { languageHints: [hint], choose });
    memory = answer.memory;
    return answer;
  };
}

/** Asks one question without a history. */
export const ask = (post: Post, question: string): Reply => conversation(post)(question);

/** Asks as readers do: the most trusted of the answers is given, or none. */
export const asReaders = (post: Post, rest?: Partial<Setting<PreparedPost>>) =>
  conversation(post, rest, chooseDraft);
