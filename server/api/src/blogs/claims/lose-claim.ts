import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { audit } from '../../db/audit';
import type { Db } from '../../db/client';
import { blogs, licenseDomains, licenses, users } from '../../db/schema';
import type { LostClaim } from '../../db/tables/blogs';
import { normalizeDomain } from '../../websites/domain';
import type { Notice } from '../../mail/letters/notices';
import { queueNotice } from '../../mail/queue';
import type { BlogRow } from '../own-blogs';
import { placeName } from '../../websites/place';

type News = Extract<Notice, { kind: 'blog_claim' }>['facts']['news'];

/** Tells a member by mail what became of their claim to a blog. */
export async function tellMember(tx: Db, blog: BlogRow, news: News, at: Date) {
  const [user] = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.id, blog.userId));
  if (!user) return;
  const facts = { blog: blog.name, place: placeName(blog), news };
  await queueNotice(tx, { notice: { kind: 'blog_claim', facts }, user, at });
}

/** Frees the license's place for the domain, unless another verified blog of the member is on it. */
async function releaseDomain(tx: Db, { id, userId, domain, url }: BlogRow) {
  const ofDomain = and(eq(blogs.userId, userId), eq(blogs.domain, domain));
  const others = await tx
    .select({ id: blogs.id })
    .from(blogs)
    .where(and(ofDomain, isNotNull(blogs.verifiedAt)));
  const name = normalizeDomain(new URL(url).hostname);
  if (name === null || others.some((other) => other.id !== id)) return;
  const own = tx.select({ id: licenses.id }).from(licenses).where(eq(licenses.userId, userId));
  await tx
    .delete(licenseDomains)
    .where(and(eq(licenseDomains.domain, name), inArray(licenseDomains.licenseId, own)));
}

/**
 * Takes a claim away, in the transaction of its reason: the blog is unverified, so no reader is answered
 * there from now on, and its member is told. What the blog has stays its member's.
 */
export async function loseClaim(tx: Db, blog: BlogRow, why: LostClaim, at: Date) {
  const { id, userId, domain, path } = blog;
  await tx
    .update(blogs)
    .set({ verifiedAt: null, claimDueAt: null, claimMissed: 0, claimLost: why })
    .where(eq(blogs.id, id));
  await releaseDomain(tx, blog);
  await audit(tx, { at, userId, event: 'blog_claim_lost', detail: { domain, path, why } });
  await tellMember(tx, blog, why, at);
}
