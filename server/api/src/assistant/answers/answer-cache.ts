import type { Reply } from '@cpal/assistant/engine';
import type { Label, Prompt } from '@cpal/assistant/model';
import { LRUCache } from 'lru-cache';
import type { Ground } from './ground';

/** Characters of answers that are kept, some 1,000 of them. */
const maxCharacters = 1_000_000;

/** A model's verified answer, without what stands below it. */
type CachedAnswer = Label & { text: string };

/** All that an answer follows from; null if it goes on from a conversation. */
function keyFor(
  { key }: Prompt,
  { language, memory }: Pick<Reply, 'language' | 'memory'>,
  { links, memory: before }: Pick<Ground, 'links' | 'memory'>,
): string | null {
  if (before.question !== null) return null;
  return JSON.stringify([key, language, memory.factor, links.map(({ url }) => url)]);
}

/**
 * Remembers what a model answered to the first question of a conversation, for the next reader who asks
 * the same under the same version of the post, with the same voice, exclusions and answers of the
 * blogger's own: the prompt's key has all of these.
 */
export function createAnswerCache() {
  const answers = new LRUCache<string, CachedAnswer>({ maxSize: maxCharacters });
  return {
    get: (prompt: Prompt, { reply }: { reply: Reply }, ground: Ground): CachedAnswer | null => {
      const key = keyFor(prompt, reply, ground);
      return key === null ? null : (answers.get(key) ?? null);
    },
    /** Keeps a whole and verified answer. */
    set: (prompt: Prompt, { reply }: { reply: Reply }, ground: Ground, answer: CachedAnswer) => {
      const key = keyFor(prompt, reply, ground);
      if (key === null) return;
      const { text, tier, sources, related } = answer;
      const kept = { text, tier, sources, related };
      answers.set(key, kept, { size: key.length + JSON.stringify(kept).length });
    },
  };
}
