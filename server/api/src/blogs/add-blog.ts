import type { addBlog as addCall } from '@cpal/shared/contract/blogs/add-blog';
import type { Blog, Theme } from '@cpal/shared/contract/blogs/blog';
import type { BodyOf } from '@cpal/shared/contract/call';
import { isBlank } from '@cpal/shared/contract/characters';
import { Problem } from '@cpal/server-kit/problem';
import { and, eq, isNotNull } from 'drizzle-orm';
import { audit } from '../db/audit';
import type { Db } from '../db/client';
import { blogs } from '../db/schema';
import type { KeptVoice } from '../db/tables/blogs';
import { requireSubscription, lockUser } from '../licenses/licenses';
import { createToken } from '../kernel/opaque-token';
import type { Uses } from '../kernel/services';
import { readBlogAddress } from '../websites/blog-address';
import { toBlog } from './own-blogs';
import { type Place, findNearest, placeName } from '../websites/place';

/** What the member has not chosen yet. */
const firstVoice: KeptVoice = { tone: 'warm', greeting: '', sign_off: '' };
const firstTheme: Theme = { accent: '#c2410c', placement: 'recipe' };

/** How many blogs may wait for their verification next to those that a license serves. */
const unverifiedBeside = 5;

export const subscriptionNeeded =
  'You need an active subscription to set up the assistant. Please subscribe to a plan first.';

const isVerified = (userId: string) => and(eq(blogs.userId, userId), isNotNull(blogs.verifiedAt));

/**
 * Call with the user's row locked: until then another blog may be under way.
 * @throws Problem `blog_limit` if a license serves no further blog.
 */
export async function requireBlogRoom(tx: Db, userId: string, limit: number) {
  if ((await tx.$count(blogs, isVerified(userId))) < limit) return;
  const blogsOf = limit === 1 ? 'one blog' : `${limit} blogs`;
  throw new Problem(
    'blog_limit',
    `Your license serves ${blogsOf}. Remove a blog that you no longer need, then try again.`,
  );
}

/** The member's blog that an address lies in, which another one on it would cut into. */
async function findOwn(tx: Db, userId: string, { domain, path }: Place) {
  const ofDomain = and(eq(blogs.userId, userId), eq(blogs.domain, domain));
  return findNearest(await tx.select().from(blogs).where(ofDomain), { pathname: path });
}

/**
 * Adds a blog, unverified, to be read soon, with what was found or chosen of its looks. One that the member has is answered as it is. What another
 * account has verified can be added too: a newer proof may take over from theirs.
 * @throws Problem `invalid_url`, `blog_limit`, `subscription_required`.
 */
export async function addBlog(
  services: Uses<'clock' | 'db' | 'settings'>,
  userId: string,
  { url: given, name = '', language, accent, system }: BodyOf<typeof addCall>,
): Promise<Blog> {
  const { db, clock, settings } = services;
  const { url, ...place } = readBlogAddress(given, services);
  const row = await db.transaction(async (tx) => {
    const { customerId } = await lockUser(tx, userId);
    await requireSubscription(tx, customerId, subscriptionNeeded);
    const known = await findOwn(tx, userId, place);
    if (known) return known;
    await requireBlogRoom(tx, userId, settings.licenseDomainLimit);
    const max = settings.licenseDomainLimit + unverifiedBeside;
    if ((await tx.$count(blogs, eq(blogs.userId, userId))) >= max)
      throw new Problem(
        'blog_limit',
        `You have ${max} blogs, the most that an account can have. Remove one, then try again.`,
      );
    const now = clock();
    const [added] = await tx
      .insert(blogs)
      .values({
        userId,
        url,
        ...place,
        name: isBlank(name) ? placeName(place) : name,
        language,
        system,
        verificationToken: createToken(),
        voice: firstVoice,
        theme: { ...firstTheme, ...(accent !== undefined && { accent }) },
        createdAt: now,
        readingStartedAt: now,
        readDueAt: now,
        nextRequestAt: now,
      })
      .returning();
    if (!added) throw new Error('insert returned no blog');
    await audit(tx, { at: now, userId, event: 'blog_added', detail: { ...place } });
    return added;
  });
  return toBlog(services, row);
}
