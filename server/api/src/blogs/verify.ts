import type { Blog } from '@cpal/shared/contract/blogs/blog';
import { Problem } from '@cpal/server-kit/problem';
import type { Account } from '../users/accounts';
import { requireSubscription } from '../licenses/licenses';
import { createBlogFetch } from '../reading/fetch/blog-fetch';
import type { Uses } from '../kernel/services';
import { subscriptionNeeded } from './add-blog';
import { claimPlace, proven } from './claims/claim-place';
import { findHolders, proofFor } from './claims/holders';
import { type Findings, findProof } from './find-proof';
import { type BlogRow, findBlog, toBlog, updateBlog } from './own-blogs';
import { type Place, claimedPath, placeName } from '../websites/place';
import { proofName } from '../reading/proofs';

type Deps = Uses<'clock' | 'db' | 'fetchPage' | 'pageReader' | 'politeness' | 'settings'>;

type Seen = Pick<Findings, 'instead' | 'turnedAway'>;

const notVerified = (place: Place, { instead, turnedAway }: Seen) => {
  if (turnedAway !== null)
    return new Problem(
      'reader_turned_away',
      `We could not look at ${placeName(place)}. ${turnedAway}, then check again.`,
    );
  return new Problem(
    'not_verified',
    `We could not verify ${placeName(place)} yet. We looked for the ${proofName} tag with your code, the file ` +
      `with your code, or the snippet with your license key. ` +
      `We found instead: ${instead.join('; ')}.`,
  );
};

/** Looks on a blog, and says what a proof there gives and from which claims it takes over. */
async function look(services: Deps, blog: BlogRow) {
  const { db, clock } = services;
  const now = clock();
  const holders = await findHolders(db, blog);
  const fetchPage = createBlogFetch(services, blog.domain);
  const own = await proofFor(db, blog, now);
  const findings = await findProof(
    { fetchPage, pageReader: services.pageReader },
    blog,
    own,
    holders.length > 0,
  );
  if (findings.reach === null) throw notVerified(blog, findings);
  const path = findings.reach === 'site' ? blog.path : claimedPath(new URL(blog.url));
  const replaced = new Set<string>();
  // A site that fails for a moment must not be lost to a file that a stranger stored on it.
  const canReplace = findings.isOnPage || findings.isSure;
  for (const holder of canReplace ? holders : [])
    if (!findings.hasProof(await proofFor(db, holder, now), path)) replaced.add(holder.id);
  return { path, replaced, findings };
}

/**
 * Looks on a blog for one of the proofs, and makes it the member's where one is there. A proof takes over
 * from an older claim whose own is gone.
 * @throws Problem `not_found`, `not_verified`, `reader_turned_away`, `blog_claimed`, `blog_limit`,
 * `subscription_required`.
 */
export async function verifyBlog(services: Deps, user: Account, id: string): Promise<Blog> {
  const { db } = services;
  const blog = await findBlog(db, user.id, id);
  if (blog.verifiedAt && blog.claimMissed === 0) return toBlog(services, blog);
  await requireSubscription(db, user.stripeCustomerId, subscriptionNeeded);
  const found = await look(services, blog);
  if (!blog.verifiedAt) return toBlog(services, await claimPlace(services, blog, found));
  // A claim to the whole site does not live on with a proof below a path.
  if (found.path !== blog.path) throw notVerified(blog, found.findings);
  return toBlog(services, await updateBlog(db, user.id, id, proven));
}
