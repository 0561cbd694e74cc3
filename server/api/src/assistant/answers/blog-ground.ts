import { type Memory, newMemory } from '@cpal/assistant/engine';
import { notFound } from '@cpal/server-kit/problem';
import { maxTurns, type Turn } from '@cpal/assistant/model';
import { and, asc, desc, eq, isNull, or } from 'drizzle-orm';
import { getOwnVoice } from '../../blogs/own-blogs';
import { affiliateLinks, conversations, houseAnswers, messages, posts } from '../../db/schema';
import type { Network } from '../../http/limits/address';
import type { Uses } from '../../kernel/services';
import { ownConversations } from '../readers/own-conversation';
import { type PermittedBlog, permittedBlog } from '../readers/permission';
import type { Reader } from '../readers/reader-tokens';
import type { Exchange, Ground } from './ground';
import { keptTrace } from './kept-trace';
import { scrub, scrubAnswer } from './scrub';

type Deps = Uses<'assistant' | 'clock' | 'db' | 'licenseStandings' | 'settings'>;

/** Where an affiliate link's presses are counted; its id follows. */
const outPath = '/api/v1/assistant/out/';

/** The link that an address of `linksOf` leads to. */
const linkIdOf = (url: string) => new URL(url).pathname.slice(outPath.length);

interface Asking {
  /** Of an earlier exchange; a new conversation without it. */
  conversationId: string | undefined;
  /** Where the reader asks from. */
  networks: readonly Network[];
  /** Whether the reader is simulated. */
  isDemo: boolean;
}

interface Place {
  blog: Pick<PermittedBlog, 'id'>;
  postId: string;
}

/** A conversation that this visitor had under this post. @throws Problem `not_found` */
async function memoryOf({ db }: Uses<'db'>, id: string, { postId }: Place, visitor: string) {
  const [found] = await db
    .select({ memory: conversations.memory })
    .from(conversations)
    .where(and(eq(conversations.id, id), ownConversations(postId, visitor)));
  if (!found) throw notFound();
  return found.memory;
}

/** The last exchanges of a conversation, oldest first, as far as their words are kept. */
async function turnsOf({ db }: Uses<'db'>, id: string): Promise<Turn[]> {
  const rows = await db
    .select({ question: messages.question, answer: messages.answer })
    .from(messages)
    .where(eq(messages.conversationId, id))
    .orderBy(desc(messages.createdAt))
    .limit(maxTurns);
  return rows.filter(({ question }) => question !== '').toReversed();
}

/** What of a memory is kept: its last question without what tells who asked. */
export const keptMemory = (memory: Memory): Memory => ({
  ...memory,
  question: memory.question === null ? null : scrub(memory.question),
});

/** Writes an exchange down, with its conversation where it is the first of it. */
async function keep(
  { db, clock }: Uses<'clock' | 'db'>,
  { blog, postId }: Place,
  { id, visitor, isDemo }: { id: string; visitor: string; isDemo: boolean },
  { messageId, question, text, tier, by, reply }: Exchange,
) {
  const now = clock();
  const memory = keptMemory(reply.memory);
  const place = { blogId: blog.id, postId, createdAt: now };
  await db.transaction(async (tx) => {
    await tx
      .insert(conversations)
      .values({ ...place, id, visitor, memory })
      .onConflictDoUpdate({ target: conversations.id, set: { memory } });
    await tx.insert(messages).values({
      ...place,
      id: messageId,
      conversationId: id,
      question: scrub(question),
      answer: scrubAnswer(text, question),
      intent: reply.intent,
      tier,
      language: reply.language,
      sources: reply.sources,
      isUnanswered: reply.isUnanswered,
      isDemo,
      topic: reply.topic,
      linkIds: reply.links.map(({ url }) => linkIdOf(url)),
      trace: keptTrace(reply, by, question),
    });
  });
}

/** A post that is switched on, made ready. @throws Problem `not_found` */
export async function readyPost(
  { db, assistant }: Uses<'assistant' | 'db'>,
  { blog, postId }: Place,
) {
  const [row] = await db
    .select({ id: posts.id, contentHash: posts.contentHash })
    .from(posts)
    .where(and(eq(posts.id, postId), eq(posts.blogId, blog.id), eq(posts.isEnabled, true)));
  const ready = row && (await assistant.preparedPosts(row));
  if (!ready) throw notFound();
  return ready;
}

/** The blogger's own answers that hold for a post, those for it alone first. */
export const findHouseAnswers = ({ db }: Uses<'db'>, { blog, postId }: Place) =>
  db
    .select({
      id: houseAnswers.id,
      question: houseAnswers.question,
      answer: houseAnswers.answer,
    })
    .from(houseAnswers)
    .where(
      and(
        eq(houseAnswers.blogId, blog.id),
        or(eq(houseAnswers.postId, postId), isNull(houseAnswers.postId)),
      ),
    )
    .orderBy(asc(houseAnswers.postId), asc(houseAnswers.createdAt));

/** The blogger's links that are shown, oldest first. */
export const activeLinks = ({ db }: Uses<'db'>, blogId: string) =>
  db
    .select()
    .from(affiliateLinks)
    .where(and(eq(affiliateLinks.blogId, blogId), eq(affiliateLinks.isActive, true)))
    .orderBy(asc(affiliateLinks.createdAt));

/** The blogger's links, each by the address that counts a press on it under this post. */
async function linksOf(services: Uses<'db' | 'settings'>, { blog, postId }: Place) {
  const rows = await activeLinks(services, blog.id);
  return rows.map(({ id, keywords, label }) => ({
    keywords,
    label,
    url: new URL(`${outPath}${id}?post=${postId}`, services.settings.publicUrl).href,
  }));
}

/**
 * What an answer under a blog's post is made from, as everything stands now.
 * @throws Problem `key_not_valid`, `not_found`
 */
export async function blogGround(
  services: Deps,
  { key, origin, visitor }: Reader,
  post: { id: string; blogId: string },
  { conversationId, networks, isDemo }: Asking,
): Promise<Ground> {
  const { assistant } = services;
  const { blog, licenseId } = await permittedBlog(services, {
    key,
    origin,
    at: { id: post.blogId },
  });
  const place = { blog, postId: post.id };
  const [ready, memory, house, links] = await Promise.all([
    readyPost(services, place),
    conversationId === undefined ? newMemory : memoryOf(services, conversationId, place, visitor),
    findHouseAnswers(services, place),
    linksOf(services, place),
  ]);
  const id = conversationId ?? crypto.randomUUID();
  return {
    post: ready,
    voice: getOwnVoice(blog),
    house,
    links,
    others: () => assistant.blogIndexes.of(blog.id),
    memory,
    turns: async () => (conversationId === undefined ? [] : turnsOf(services, conversationId)),
    conversationId: id,
    licenseId,
    networks,
    keep: (exchange) => keep(services, place, { id, visitor, isDemo }, exchange),
  };
}
