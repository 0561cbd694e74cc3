import type { Blog } from '@cpal/shared/contract/blog';
import { licenseProductId } from '@cpal/shared/contract/license-terms';
import { Problem } from '@cpal/server-kit/problem';
import { and, eq } from 'drizzle-orm';
import type { Account } from '../accounts/accounts';
import { audit } from '../db/audit';
import type { Db } from '../db/client';
import { isDuplicate } from '../db/duplicate';
import { licenses, posts } from '../db/schema';
import { worksUntil } from '../licenses/grace';
import { demandSubscription, lockUser } from '../licenses/licenses';
import { isPrivateDomain, normaliseDomain } from '../licenses/validate/domain';
import { activate } from '../licenses/validate/validate';
import { createBlogFetch } from '../reading/blog-fetch';
import type { Uses } from '../server/services';
import { claimed, demandBlogRoom, demandUnclaimed, subscriptionNeeded } from './add-blog';
import { findProof } from './find-proof';
import { type BlogRow, findBlog, toBlog, updateBlog } from './own-blogs';
import { proofName } from './proofs';

type Needs = Uses<'clock' | 'db' | 'fetchPage' | 'pageReader' | 'politeness' | 'settings'>;

async function goodKeys({ db, clock }: Uses<'clock' | 'db'>, userId: string) {
  const now = clock();
  const own = await db.select().from(licenses).where(eq(licenses.userId, userId));
  const good = own.filter((license) => license.isActive || worksUntil(license, now) !== null);
  return new Set(good.map(({ key }) => key));
}

/** A post that has been read, where the snippet of a blog that shows it under recipes stands. */
async function findPostUrl(db: Db, { id }: BlogRow): Promise<string | null> {
  const isRead = and(eq(posts.blogId, id), eq(posts.state, 'ready'));
  const [post] = await db.select({ url: posts.url }).from(posts).where(isRead).limit(1);
  return post?.url ?? null;
}

const notVerified = ({ domain }: BlogRow, found: readonly string[]) =>
  new Problem(
    'not_verified',
    `We could not verify ${domain} yet. We looked for the ${proofName} tag with your code, the file ` +
      `with your code, or the snippet with your license key. ` +
      `We found instead: ${found.join('; ')}.`,
  );

/** Takes one of the licence's domains for the blog, as the first validation on it would. */
async function activateLicense(services: Needs, userId: string, { url }: BlogRow) {
  const domain = normaliseDomain(new URL(url).hostname);
  if (domain === null || isPrivateDomain(domain)) return;
  const isActive = and(
    eq(licenses.userId, userId),
    eq(licenses.productId, licenseProductId),
    licenses.isActive,
  );
  const [license] = await services.db.select().from(licenses).where(isActive);
  if (!license || (await activate(services, license.id, domain)) !== 'TOO_MANY_DOMAINS') return;
  throw new Problem(
    'blog_limit',
    'Your license key is active on as many domains as it may be. Remove one of its domains on the ' +
      'License page, then try again.',
  );
}

/** Makes a blog the member's, in one step with the licence's domain. */
async function claim(services: Needs, userId: string, blog: BlogRow): Promise<BlogRow> {
  const { db, clock, settings } = services;
  const { id, domain } = blog;
  try {
    return await db.transaction(async (tx) => {
      await lockUser(tx, userId);
      const current = await findBlog(tx, userId, id);
      if (current.verifiedAt) return current;
      await demandUnclaimed(tx, domain, userId);
      await demandBlogRoom(tx, userId, settings.licenseDomainLimit);
      await activateLicense({ ...services, db: tx }, userId, current);
      const now = clock();
      await audit(tx, { at: now, userId, event: 'blog_verified', detail: { domain } });
      return updateBlog(tx, userId, id, { verifiedAt: now });
    });
  } catch (error) {
    // Another member's claim of the same moment.
    throw isDuplicate(error) ? claimed(domain) : error;
  }
}

/**
 * Looks on a blog for one of the proofs, and makes it the member's where one is there.
 * @throws Problem `not_found`, `not_verified`, `blog_claimed`, `blog_limit`, `subscription_required`.
 */
export async function verifyBlog(services: Needs, user: Account, id: string): Promise<Blog> {
  const { db } = services;
  const blog = await findBlog(db, user.id, id);
  if (blog.verifiedAt) return toBlog(services, blog);
  await demandSubscription(db, user.stripeCustomerId, subscriptionNeeded);
  await demandUnclaimed(db, blog.domain, user.id);
  const keys = await goodKeys(services, user.id);
  const postUrl = await findPostUrl(db, blog);
  const fetchPage = createBlogFetch(services, blog.domain);
  const { pageReader } = services;
  const found = await findProof({ fetchPage, pageReader }, blog, { keys, postUrl });
  if (found) throw notVerified(blog, found);
  return toBlog(services, await claim(services, user.id, blog));
}
