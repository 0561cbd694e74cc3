import { newMemory } from '@cpal/assistant/engine';
import { maxTurns } from '@cpal/assistant/model';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Account } from '../../users/accounts';
import { subscriptionNeeded } from '../../blogs/add-blog';
import { findBlog, getOwnVoice } from '../../blogs/own-blogs';
import { licenses, trials } from '../../db/schema';
import { requireSubscription } from '../../licenses/licenses';
import { addSeconds, hour } from '../../kernel/clock';
import type { Uses } from '../../kernel/services';
import { activeLinks, findHouseAnswers, keptMemory, readyPost } from './blog-ground';
import type { Ground } from './ground';
import { scrub, scrubAnswer } from './scrub';
import { isActiveOf } from '../../licenses/active-license';

type Deps = Uses<'assistant' | 'clock' | 'db'>;

/** Seconds for which it is remembered what was said while trying. */
const remembered = hour;

interface Trial {
  postId: string;
  /** Of an earlier question; one that is not known, or too old, begins again. */
  conversationId: string | undefined;
}

/** Who pays for a model: the member's license, as readers' questions do. */
async function licenseOf({ db }: Deps, userId: string) {
  const [license] = await db.select({ id: licenses.id }).from(licenses).where(isActiveOf(userId));
  return license?.id ?? null;
}

/**
 * What a blogger who tries the assistant under a post is answered from: the same as a reader, also
 * where the blog is not verified or switched off. Links lead on without being counted.
 * @throws Problem `not_found`, `subscription_required`
 */
export async function trialGround(
  services: Deps,
  user: Account,
  blogId: string,
  { postId, conversationId }: Trial,
): Promise<Ground & { language: string | null }> {
  const { db, clock, assistant } = services;
  const blog = await findBlog(db, user.id, blogId);
  await requireSubscription(db, user.stripeCustomerId, subscriptionNeeded);
  const place = { blog, postId };
  const isKept = and(
    eq(trials.id, conversationId ?? crypto.randomUUID()),
    eq(trials.postId, postId),
    eq(trials.blogId, blogId),
    gt(trials.expiresAt, clock()),
  );
  const [post, house, links, licenseId, [before]] = await Promise.all([
    readyPost(services, place),
    findHouseAnswers(services, place),
    activeLinks(services, blogId),
    licenseOf(services, user.id),
    db.select().from(trials).where(isKept),
  ]);
  const id = before?.id ?? crypto.randomUUID();
  const turns = before?.memory.turns ?? [];
  return {
    post,
    voice: getOwnVoice(blog),
    house,
    links,
    others: () => assistant.blogIndexes.of(blogId),
    memory: before?.memory ?? newMemory,
    turns: async () => turns,
    conversationId: id,
    licenseId,
    networks: null,
    language: blog.language,
    keep: async ({ question, text, reply }) => {
      const now = clock();
      const turn = { question: scrub(question), answer: scrubAnswer(text, question) };
      const memory = { ...keptMemory(reply.memory), turns: [...turns, turn].slice(-maxTurns) };
      const kept = { memory, expiresAt: addSeconds(now, remembered) };
      await db.delete(trials).where(and(eq(trials.blogId, blogId), lt(trials.expiresAt, now)));
      await db
        .insert(trials)
        .values({ id, blogId, postId, ...kept })
        .onConflictDoUpdate({ target: trials.id, set: kept });
    },
  };
}
