import type { Blog, Theme } from '@cpal/shared/contract/blog';
import { Problem } from '@cpal/server-kit/problem';
import { and, eq, isNotNull } from 'drizzle-orm';
import { audit } from '../db/audit';
import type { Db } from '../db/client';
import { blogs } from '../db/schema';
import type { KeptVoice } from '../db/tables/blogs';
import { demandSubscription, lockUser } from '../licenses/licenses';
import { createToken } from '../server/opaque-token';
import type { Uses } from '../server/services';
import { readBlogAddress } from './blog-address';
import { toBlog } from './own-blogs';

/** What the member has not chosen yet. */
const firstVoice: KeptVoice = { tone: 'warm', greeting: '', sign_off: '' };
const firstTheme: Theme = { accent: '#c2410c', placement: 'recipe' };

/** How many blogs may wait for their verification beside those that a licence serves. */
const unverifiedBeside = 5;

export const subscriptionNeeded =
  'You need an active subscription to set up the assistant. Please subscribe to a plan first.';

const isVerified = (userId: string) => and(eq(blogs.userId, userId), isNotNull(blogs.verifiedAt));

/** @throws Problem `blog_claimed` where another member has verified the domain. */
export async function demandUnclaimed(db: Db, domain: string, userId: string) {
  const [holder] = await db
    .select({ userId: blogs.userId })
    .from(blogs)
    .where(and(eq(blogs.domain, domain), isNotNull(blogs.verifiedAt)));
  if (holder && holder.userId !== userId) throw claimed(domain);
}

export const claimed = (domain: string) =>
  new Problem('blog_claimed', `Another account has already verified ${domain}.`);

/**
 * Call with the user's row locked: until then another blog may be under way.
 * @throws Problem `blog_limit` where a licence serves no further blog.
 */
export async function demandBlogRoom(tx: Db, userId: string, limit: number) {
  if ((await tx.$count(blogs, isVerified(userId))) < limit) return;
  const blogsOf = limit === 1 ? 'one blog' : `${limit} blogs`;
  throw new Problem(
    'blog_limit',
    `Your license serves ${blogsOf}. Remove a blog that you no longer need, then try again.`,
  );
}

/**
 * Adds a blog, unverified, to be read soon. One that the member has is answered as it is.
 * @throws Problem `invalid_url`, `blog_claimed`, `blog_limit`, `subscription_required`.
 */
export async function addBlog(
  services: Uses<'clock' | 'db' | 'settings'>,
  userId: string,
  given: string,
): Promise<Blog> {
  const { db, clock, settings } = services;
  const { url, domain } = readBlogAddress(given, services);
  const row = await db.transaction(async (tx) => {
    const { customerId } = await lockUser(tx, userId);
    await demandSubscription(tx, customerId, subscriptionNeeded);
    const own = and(eq(blogs.userId, userId), eq(blogs.domain, domain));
    const [known] = await tx.select().from(blogs).where(own);
    if (known) return known;
    await demandUnclaimed(tx, domain, userId);
    await demandBlogRoom(tx, userId, settings.licenseDomainLimit);
    const most = settings.licenseDomainLimit + unverifiedBeside;
    if ((await tx.$count(blogs, eq(blogs.userId, userId))) >= most)
      throw new Problem(
        'blog_limit',
        `You have ${most} blogs, the most that an account can have. Remove one, then try again.`,
      );
    const now = clock();
    const [added] = await tx
      .insert(blogs)
      .values({
        userId,
        url,
        domain,
        name: domain,
        verificationToken: createToken(),
        voice: firstVoice,
        theme: firstTheme,
        createdAt: now,
        readingStartedAt: now,
        readDueAt: now,
        nextRequestAt: now,
      })
      .returning();
    if (!added) throw new Error('insert returned no blog');
    await audit(tx, { at: now, userId, event: 'blog_added', detail: { domain } });
    return added;
  });
  return toBlog(services, row);
}
