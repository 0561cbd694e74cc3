import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { blogs, licenses } from '../../db/schema';
import { worksUntil } from '../../licenses/grace';
import type { Proof } from '../find-proof';
import type { BlogRow } from '../own-blogs';
import { claimedPath } from '../../websites/place';

/** By what a blog's proof is known: its code, and those keys of its member that work. */
export async function proofFor(
  db: Db,
  { userId, verificationToken }: Pick<BlogRow, 'userId' | 'verificationToken'>,
  now: Date,
): Promise<Proof> {
  const own = await db.select().from(licenses).where(eq(licenses.userId, userId));
  const good = own.filter((license) => license.isActive || worksUntil(license, now) !== null);
  return { code: verificationToken, keys: new Set(good.map(({ key }) => key)) };
}

/** The verified blogs of other members that have a place which a proof may give to this blog. */
export const findHolders = (db: Db, { userId, domain, path, url }: BlogRow): Promise<BlogRow[]> =>
  db
    .select()
    .from(blogs)
    .where(
      and(
        eq(blogs.domain, domain),
        inArray(blogs.path, [path, claimedPath(new URL(url))]),
        ne(blogs.userId, userId),
        isNotNull(blogs.verifiedAt),
      ),
    );
