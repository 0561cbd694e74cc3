import { Problem } from '@cpal/server-kit/problem';
import { eq, inArray } from 'drizzle-orm';
import { audit } from '../../db/audit';
import type { Db } from '../../db/client';
import { isDuplicate } from '../../db/duplicate';
import { licenses, posts } from '../../db/schema';
import { takeTurns } from '../../db/turns';
import { lockUser } from '../../licenses/licenses';
import { isPrivateDomain, normalizeDomain } from '../../websites/domain';
import { activate } from '../../licenses/validate/validate';
import { addSeconds } from '../../kernel/clock';
import { untilNight } from '../../jobs/nightly';
import type { Uses } from '../../kernel/services';
import { requireBlogRoom } from '../add-blog';
import { type BlogRow, findBlog, updateBlog } from '../own-blogs';
import { type Place, isInPlace, placeName } from '../../websites/place';
import { findHolders } from './holders';
import { loseClaim } from './lose-claim';
import { isActiveOf } from '../../licenses/active-license';

type Deps = Uses<'clock' | 'db' | 'settings'>;

const claimed = (place: Place) =>
  new Problem(
    'blog_claimed',
    `Another account has already verified ${placeName(place)}, and its tag, file or snippet is still ` +
      'there, or we could not read all of the blog to see that it is gone. Remove that from the blog, ' +
      'and put your tag on its first page, then try again.',
  );

/** When a claim's proof is looked for next. */
export const nextCheck = (now: Date) => addSeconds(now, untilNight(now, Math.random()));

/** What a claim is once its proof was found. */
export const proven = { claimMissed: 0, claimLost: null };

/** Removes a blog's posts that do not lie in its place: a claim can turn out to give less. */
export async function removeOutside(tx: Db, blogId: string, place: Place) {
  const own = await tx
    .select({ id: posts.id, url: posts.url })
    .from(posts)
    .where(eq(posts.blogId, blogId));
  const outside = own.filter(({ url }) => !isInPlace(place, new URL(url)));
  const ids = outside.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(posts).where(inArray(posts.id, ids));
}

/** Takes one of the license's domains for the blog. */
async function activateLicense(services: Deps, userId: string, { url }: BlogRow) {
  const domain = normalizeDomain(new URL(url).hostname);
  if (domain === null || isPrivateDomain(domain)) return;
  const [license] = await services.db.select().from(licenses).where(isActiveOf(userId));
  if (!license || (await activate(services, license.id, domain)) !== 'TOO_MANY_DOMAINS') return;
  throw new Problem(
    'blog_limit',
    'Your license key is active on as many domains as it may be. Remove one of its domains on the ' +
      'License page, then try again.',
  );
}

/**
 * Makes a blog the member's, in one step with the license's domain and with the end of the claim that it
 * takes over from.
 * @param path what the proof gives.
 * @param replaced ids of other members' blogs whose proof is gone from there.
 * @throws Problem `blog_claimed`, `blog_limit`.
 */
export async function claimPlace(
  services: Deps,
  blog: BlogRow,
  { path, replaced }: { path: string; replaced: ReadonlySet<string> },
): Promise<BlogRow> {
  const { db, clock, settings } = services;
  const { id, userId, domain } = blog;
  const place = { domain, path };
  try {
    return await db.transaction(async (tx) => {
      // First of all locks: two members could each take over from the other.
      await takeTurns(tx, `claims of ${domain}`);
      await lockUser(tx, userId);
      const current = await findBlog(tx, userId, id);
      if (current.verifiedAt) return current;
      const now = clock();
      const holders = await findHolders(tx, current);
      const holder = holders.find((one) => one.path === path);
      if (holder && !replaced.has(holder.id)) throw claimed(place);
      if (holder) await loseClaim(tx, holder, 'taken_over', now);
      await requireBlogRoom(tx, userId, settings.licenseDomainLimit);
      await activateLicense({ ...services, db: tx }, userId, current);
      await audit(tx, { at: now, userId, event: 'blog_verified', detail: { ...place } });
      if (path !== current.path) await removeOutside(tx, id, place);
      const change = { ...proven, path, verifiedAt: now, claimDueAt: nextCheck(now) };
      return updateBlog(tx, userId, id, change);
    });
  } catch (error) {
    // Claimed meanwhile by a release that knows no turns.
    throw isDuplicate(error) ? claimed(place) : error;
  }
}
