import type { RelatedPost } from '@cpal/shared/contract/assistant/assistant';
import { addressOf } from '@cpal/shared/contract/address';
import { showPicture } from '@cpal/shared/contract/blogs/picture';
import { notFound } from '@cpal/server-kit/problem';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { pictures, posts } from '../db/schema';
import type { Uses } from '../kernel/services';

/** Where the picture of this name is served. */
export const toPictureAddress = (name: string | null): string | null =>
  name && addressOf(showPicture.path, { name });

/** What names a post beside something else: the columns of an `aboutPost`. */
export const aboutPost = {
  id: posts.id,
  title: posts.title,
  url: posts.url,
  picture: sql`${posts.picture}`.mapWith(toPictureAddress),
};

/** The picture of a name, as WebP. @throws Problem `not_found`. */
export async function findPicture({ db }: Uses<'db'>, name: string): Promise<Buffer> {
  const [found] = await db
    .select({ body: pictures.body })
    .from(posts)
    .innerJoin(pictures, eq(pictures.postId, posts.id))
    .where(eq(posts.picture, name));
  if (!found?.body) throw notFound();
  return Buffer.from(found.body, 'base64');
}

/**
 * Posts that an answer leads to, with our pictures in place of the blog's: the product's pages show no
 * image of another origin.
 */
export async function withOwnPictures(
  { db }: Uses<'db'>,
  blogId: string,
  related: readonly RelatedPost[],
): Promise<RelatedPost[]> {
  if (related.length === 0) return [];
  const urls = related.map(({ url }) => url);
  const found = await db
    .select(aboutPost)
    .from(posts)
    .where(and(eq(posts.blogId, blogId), inArray(posts.url, urls)));
  return related.map(({ title, url }) => ({
    title,
    url,
    image: found.find((one) => one.url === url)?.picture ?? null,
  }));
}
