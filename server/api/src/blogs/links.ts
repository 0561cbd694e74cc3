import type { BodyOf } from '@cpal/shared/contract/call';
import type {
  AffiliateLink,
  addLink as addLinkCall,
} from '@cpal/shared/contract/blogs/house-answers';
import { Problem, notFound } from '@cpal/server-kit/problem';
import { and, asc, eq } from 'drizzle-orm';
import { affiliateLinks } from '../db/schema';
import type { Uses } from '../kernel/services';
import { findBlog, lockBlog } from './own-blogs';

/** How many links a blog can have. */
const max = 200;

type Written = BodyOf<typeof addLinkCall>;

/** A link as the wire shows it. */
export const toLink = (row: typeof affiliateLinks.$inferSelect): AffiliateLink => ({
  id: row.id,
  keywords: row.keywords,
  label: row.label,
  url: row.url,
  is_active: row.isActive,
  clicks: row.clicks,
});

/** @throws Problem `validation_failed` if a reader could not follow it. */
function toColumns({ url, is_active: isActive, ...texts }: Written) {
  if (!URL.canParse(url)) throw new Problem('validation_failed', 'URL is not valid');
  return { url, isActive, ...texts };
}

const ofBlog = (blogId: string, id: string) =>
  and(eq(affiliateLinks.id, id), eq(affiliateLinks.blogId, blogId));

/** A blog's links, oldest first. @throws Problem `not_found` */
export async function listLinks({ db }: Uses<'db'>, userId: string, blogId: string) {
  await findBlog(db, userId, blogId);
  const rows = await db
    .select()
    .from(affiliateLinks)
    .where(eq(affiliateLinks.blogId, blogId))
    .orderBy(asc(affiliateLinks.createdAt), asc(affiliateLinks.id));
  return rows.map(toLink);
}

/** @throws Problem `not_found`, `link_limit`, `validation_failed`. */
export async function addLink(
  { db, clock }: Uses<'clock' | 'db'>,
  userId: string,
  blogId: string,
  written: Written,
): Promise<AffiliateLink> {
  const columns = toColumns(written);
  return db.transaction(async (tx) => {
    await lockBlog(tx, userId, blogId);
    if ((await tx.$count(affiliateLinks, eq(affiliateLinks.blogId, blogId))) >= max)
      throw new Problem(
        'link_limit',
        `This blog has ${max} links, the most it can have. Delete one first.`,
      );
    const [row] = await tx
      .insert(affiliateLinks)
      .values({ blogId, createdAt: clock(), ...columns })
      .returning();
    if (!row) throw new Error('insert returned no link');
    return toLink(row);
  });
}

/** @throws Problem `not_found`, `validation_failed`. */
export async function changeLink(
  { db }: Uses<'db'>,
  userId: string,
  [blogId, id]: readonly [string, string],
  written: Written,
): Promise<AffiliateLink> {
  const columns = toColumns(written);
  await findBlog(db, userId, blogId);
  const [row] = await db.update(affiliateLinks).set(columns).where(ofBlog(blogId, id)).returning();
  if (!row) throw notFound();
  return toLink(row);
}

/** @throws Problem `not_found` */
export async function removeLink(
  { db }: Uses<'db'>,
  userId: string,
  [blogId, id]: readonly [string, string],
) {
  await findBlog(db, userId, blogId);
  const gone = await db
    .delete(affiliateLinks)
    .where(ofBlog(blogId, id))
    .returning({ id: affiliateLinks.id });
  if (gone.length === 0) throw notFound();
}
