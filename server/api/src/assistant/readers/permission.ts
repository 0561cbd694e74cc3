import { demoKey } from '@cpal/shared/contract/assistant/assistant';
import { Problem } from '@cpal/server-kit/problem';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { blogs } from '../../db/schema';
import { blogDomain } from '../../websites/blog-domain';
import type { BlogRow } from '../../blogs/own-blogs';
import { findNearest, listOrigins } from '../../websites/place';
import { normalizeDomain } from '../../websites/domain';
import { checkLicense, claimDomain } from '../../licenses/validate/validate';
import type { Uses } from '../../kernel/services';

type Deps = Uses<'clock' | 'db' | 'licenseStandings' | 'settings'>;

const keyNotValid = () =>
  new Problem('key_not_valid', 'The assistant is not available on this blog right now.');
export const postUnknown = () =>
  new Problem('post_unknown', 'The assistant does not know this post yet.');
export const domainNotAllowed = () =>
  new Problem('domain_not_allowed', 'The assistant does not belong to this site.');

/** Whether it is the product's own assistant that is asked for. */
export const isDemo = (key: string) => key === demoKey;

/**
 * Lets the product's own pages use the product's own key.
 * @throws Problem `domain_not_allowed` for every other page.
 */
export function requireOwnOrigin({ settings }: Uses<'settings'>, origin: string | undefined) {
  if (origin !== new URL(settings.publicUrl).origin) throw domainNotAllowed();
}

/** The blogs that a license's member has verified, oldest first. */
export const verifiedBlogs = ({ db }: Uses<'db'>, userId: string): Promise<BlogRow[]> =>
  db
    .select()
    .from(blogs)
    .where(and(eq(blogs.userId, userId), isNotNull(blogs.verifiedAt)))
    .orderBy(asc(blogs.createdAt));

/** The blog that a page lies in, if any. @throws Problem `post_unknown` if it is on another domain. */
function findByPage(ofOrigin: readonly BlogRow[], address: string) {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || ofOrigin.every(({ domain }) => domain !== blogDomain(url))) throw postUnknown();
  return findNearest(ofOrigin, url);
}

/**
 * The blog that a page of this origin belongs to, where the key serves it: its license is good, the
 * blog is verified by the license's member, and its domain is one of the license's, as for
 * `validate`. Asked at each message, so that what is switched off stops right away.
 * @param origin as browsers send it: any other way to write it is none.
 * @param at the page's address, which says which of several blogs of the origin it is, or the blog's id.
 * @throws Problem `key_not_valid`, `domain_not_allowed`, `post_unknown`
 */
export async function permittedBlog(
  services: Deps,
  {
    key,
    origin,
    at,
  }: { key: string; origin: string | undefined; at: { url: string } | { id: string } },
) {
  const checked = await checkLicense(services, key);
  if (!checked.valid) throw keyNotValid();
  const { license } = checked;
  const verified = await verifiedBlogs(services, license.userId);
  const ofOrigin = verified.filter((one) => listOrigins(one).some((known) => known === origin));
  if (ofOrigin.length === 0) throw domainNotAllowed();
  const blog = 'id' in at ? ofOrigin.find(({ id }) => id === at.id) : findByPage(ofOrigin, at.url);
  const domain = blog && normalizeDomain(new URL(blog.url).hostname);
  if (!blog || !domain) throw domainNotAllowed();
  // Only now: a page that is not the member's takes up none of the license's domains.
  if ((await claimDomain(services, checked, domain)) !== 'VALID') throw domainNotAllowed();
  if (!blog.isEnabled) throw keyNotValid();
  return { blog, licenseId: license.id };
}

export type PermittedBlog = Awaited<ReturnType<typeof permittedBlog>>['blog'];
