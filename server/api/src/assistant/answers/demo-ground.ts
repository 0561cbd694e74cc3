import { demoPost } from '@cpal/assistant/demo-post';
import { newMemory, prepare } from '@cpal/assistant/engine';
import { and, eq, gt, lt } from 'drizzle-orm';
import { demoConversations } from '../../db/schema';
import { addSeconds, minute } from '../../kernel/clock';
import type { Uses } from '../../kernel/services';
import type { ReadyPost } from '../posts/prepared-posts';
import { keptMemory } from './blog-ground';
import type { AnswerContext, Ground } from './ground';

/** Seconds for which it is remembered what was said, and conversations that are at the same time. */
const remembered = 15 * minute;
const maxConversations = 10_000;

const voice = { tone: 'warm', address_form: 'informal', greeting: '', sign_off: '' } as const;

/** The product's own assistant: one recipe, built in. */
export function createDemo() {
  let post: ReadyPost | null = null;
  const ready = () => (post ??= { content: demoPost, prepared: prepare(demoPost) });

  return {
    voice,
    post: ready,
    ground: (): AnswerContext => ({
      post: ready(),
      voice,
      house: [],
      links: [],
      others: async () => null,
      memory: newMemory,
      // No model answers here.
      turns: async () => [],
      licenseId: null,
      networks: null,
    }),
  };
}

/**
 * What a question on the landing page is answered from. Only what a follow-up needs is kept, in the
 * database, since the next question may come to another process; one that is too old begins again.
 */
export async function demoGround(
  { assistant, clock, db }: Uses<'assistant' | 'clock' | 'db'>,
  conversationId: string | undefined,
): Promise<Ground> {
  const isKept = and(
    eq(demoConversations.id, conversationId ?? crypto.randomUUID()),
    gt(demoConversations.expiresAt, clock()),
  );
  const [before] =
    conversationId === undefined ? [] : await db.select().from(demoConversations).where(isKept);
  const id = before?.id ?? crypto.randomUUID();
  return {
    ...assistant.demo.ground(),
    memory: before?.memory ?? newMemory,
    conversationId: id,
    keep: async ({ reply }) => {
      const now = clock();
      await db.delete(demoConversations).where(lt(demoConversations.expiresAt, now));
      // Past that the next question is answered without this one.
      if (!before && (await db.$count(demoConversations)) >= maxConversations) return;
      const kept = { memory: keptMemory(reply.memory), expiresAt: addSeconds(now, remembered) };
      await db
        .insert(demoConversations)
        .values({ id, ...kept })
        .onConflictDoUpdate({ target: demoConversations.id, set: kept });
    },
  };
}
