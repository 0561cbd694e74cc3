import { demoPost } from '@cpal/assistant/demo-post';
import { type Memory, newMemory, prepare } from '@cpal/assistant/engine';
import { LruMap } from 'toad-cache';
import { minute } from '../../server/clock';
import type { ReadyPost } from '../posts/prepared-posts';
import type { Ground } from './ground';

/** Conversations that are remembered, and milliseconds for which they are; in this process alone. */
const remembered = 1_000;
const rememberedMs = 15 * minute * 1000;

const voice = { tone: 'warm', address_form: 'informal', greeting: '', sign_off: '' } as const;

/** The product's own assistant: one recipe, built in, and nothing that is said is stored. */
export function createDemo() {
  const memories = new LruMap<Memory>(remembered, rememberedMs);
  let post: ReadyPost | null = null;
  const ready = () => (post ??= { content: demoPost, prepared: prepare(demoPost) });

  return {
    voice,
    post: ready,
    ground: (conversationId: string = crypto.randomUUID()): Ground => ({
      post: ready(),
      voice,
      house: [],
      links: [],
      others: async () => null,
      memory: memories.get(conversationId) ?? newMemory,
      conversationId,
      licenseId: null,
      networks: null,
      keep: async ({ reply }) => {
        memories.set(conversationId, reply.memory);
      },
    }),
  };
}
