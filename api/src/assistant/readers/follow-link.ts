import { notFound } from '@cpal/server-kit/problem';
import { and, eq, sql } from 'drizzle-orm';
import { affiliateLinks, linkDays, posts } from '../../db/schema';
import { dayOf } from '../../server/clock';
import type { Uses } from '../../server/services';
import { countClick } from './post-clicks';

/**
 * Counts a press on an affiliate link, by link and by the post that it was shown under.
 * @param postId left out where it is no post of the link's blog: anybody can write an address.
 * @returns where it leads.
 * @throws Problem `not_found` also where the blogger has switched it off.
 */
export async function countPress(
  { db, clock }: Uses<'clock' | 'db'>,
  id: string,
  postId: string | undefined,
): Promise<string> {
  const day = dayOf(clock());
  return db.transaction(async (tx) => {
    const [link] = await tx
      .update(affiliateLinks)
      .set({ clicks: sql`${affiliateLinks.clicks} + 1` })
      .where(and(eq(affiliateLinks.id, id), eq(affiliateLinks.isActive, true)))
      .returning({ url: affiliateLinks.url, blogId: affiliateLinks.blogId });
    if (!link) throw notFound();
    const { url, blogId } = link;
    await tx
      .insert(linkDays)
      .values({ linkId: id, day, shown: 0, clicks: 1 })
      .onConflictDoUpdate({
        target: [linkDays.linkId, linkDays.day],
        set: { clicks: sql`${linkDays.clicks} + 1` },
      });
    const [post] =
      postId === undefined
        ? []
        : await tx
            .select({ id: posts.id })
            .from(posts)
            .where(and(eq(posts.id, postId), eq(posts.blogId, blogId)))
            .for('key share');
    if (post) await countClick(tx, { postId: post.id, blogId, day }, 'links');
    return url;
  });
}
