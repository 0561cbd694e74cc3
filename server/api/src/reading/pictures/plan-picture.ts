import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { pictures, posts } from '../../db/schema';

interface OfPost {
  id: string;
  blogId: string;
}

/** Takes the picture of a post away. */
export const dropPicture = (db: Db, postId: string) =>
  db.update(posts).set({ picture: null }).where(eq(posts.id, postId));

/**
 * Has the image of a post fetched that was just read, where its small picture may be another one: the
 * page names another image, there is no picture yet, or the post has changed.
 * @param source the image that the page names now; null takes the picture away.
 */
export async function planPicture(
  db: Db,
  { id: postId, blogId }: OfPost,
  source: string | null,
  { hasChanged, now }: { hasChanged: boolean; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const ofPost = eq(pictures.postId, postId);
    const [known] = await tx.select().from(pictures).where(ofPost);
    if (known?.source === source) {
      const again = { dueAt: now, attempts: 0 };
      if (hasChanged || known.body === null) await tx.update(pictures).set(again).where(ofPost);
      return;
    }
    if (known) {
      await dropPicture(tx, postId);
      await tx.delete(pictures).where(ofPost);
    }
    if (source !== null) await tx.insert(pictures).values({ postId, blogId, source, dueAt: now });
  });
}
