import { notFound } from '@cpal/server-kit/problem';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { affiliateLinks, blogs, linkDays, posts } from '../../db/schema';
import { toDay } from '../../kernel/clock';
import type { Uses } from '../../kernel/services';
import { countClick, isFirstClick } from './post-clicks';

type Deps = Uses<'assistant' | 'clock' | 'db'>;

/** Counts a press by link, and by the post that it was shown under; a visitor's once a day. */
async function countPress(
  { db, clock, assistant }: Deps,
  request: FastifyRequest,
  { id, blogId, postId }: { id: string; blogId: string; postId: string | undefined },
) {
  const visitor = await assistant.visitors(request, blogId);
  const now = clock();
  const day = toDay(now);
  await db.transaction(async (tx) => {
    const press = { who: visitor, scope: id, blogId, countedAt: now };
    if (!(await isFirstClick(tx, press))) return;
    const isOwn = eq(affiliateLinks.id, id);
    const clicks = sql`${affiliateLinks.clicks} + 1`;
    const counted = await tx.update(affiliateLinks).set({ clicks }).where(isOwn).returning();
    if (counted.length === 0) return;
    await tx
      .insert(linkDays)
      .values({ linkId: id, day, shown: 0, clicks: 1 })
      .onConflictDoUpdate({
        target: [linkDays.linkId, linkDays.day],
        set: { clicks: sql`${linkDays.clicks} + 1` },
      });
    if (postId === undefined) return;
    const [post] = await tx
      .select({ id: posts.id })
      .from(posts)
      .where(and(eq(posts.id, postId), eq(posts.blogId, blogId)))
      .for('key share');
    if (post) await countClick(tx, { postId: post.id, blogId, day }, 'links');
  });
}

/**
 * Where an affiliate link leads, in a form that a header can have: bloggers write any letters. A press
 * is counted; a program that only asks for the head, as those that look for broken links do, is none.
 * @param postId left out where it is no post of the link's blog: anybody can write an address.
 * @throws Problem `not_found` also where the blogger has switched it off, and where the blog is not
 * verified: anybody can add one, and lead on from the product's own address.
 */
export async function followLink(
  services: Deps,
  request: FastifyRequest,
  id: string,
  postId: string | undefined,
): Promise<string> {
  const [link] = await services.db
    .select({ url: affiliateLinks.url, blogId: affiliateLinks.blogId })
    .from(affiliateLinks)
    .innerJoin(blogs, and(eq(blogs.id, affiliateLinks.blogId), isNotNull(blogs.verifiedAt)))
    .where(and(eq(affiliateLinks.id, id), eq(affiliateLinks.isActive, true)));
  if (!link) throw notFound();
  const { url, blogId } = link;
  if (request.method !== 'HEAD') await countPress(services, request, { id, blogId, postId });
  return new URL(url).href;
}
