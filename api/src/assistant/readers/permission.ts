import { demoKey } from '@cpal/shared/contract/assistant';
import { Problem } from '@cpal/server-kit/problem';
import { and, eq, isNotNull } from 'drizzle-orm';
import { blogs } from '../../db/schema';
import { blogDomain } from '../../blogs/blog-domain';
import { normaliseDomain } from '../../licenses/validate/domain';
import { checkLicense, claimDomain } from '../../licenses/validate/validate';
import type { Uses } from '../../server/services';

type Needed = Uses<'clock' | 'db' | 'licenseStandings' | 'settings'>;

const keyNotValid = () =>
  new Problem('key_not_valid', 'The assistant is not available on this blog right now.');
const domainNotAllowed = () =>
  new Problem('domain_not_allowed', 'The assistant does not belong to this site.');

/** Whether it is the product's own assistant that is asked for. */
export const isDemo = (key: string) => key === demoKey;

/**
 * Lets the product's own pages use the product's own key.
 * @throws Problem `domain_not_allowed` for every other page.
 */
export function demandOwnOrigin({ settings }: Uses<'settings'>, origin: string | undefined) {
  if (origin !== new URL(settings.publicUrl).origin) throw domainNotAllowed();
}

/**
 * The blog that a page of this origin belongs to, where the key serves it: its licence is good, the
 * blog is verified by the licence's member, and its domain is one of the licence's, as for
 * `validate`. Asked at each message, so that what is switched off stops right away.
 * @throws Problem `key_not_valid`, `domain_not_allowed`
 */
export async function permittedBlog(
  services: Needed,
  { key, origin }: { key: string; origin: string | undefined },
) {
  const checked = await checkLicense(services, key);
  if (!checked.valid) throw keyNotValid();
  if (origin === undefined || !URL.canParse(origin)) throw domainNotAllowed();
  const url = new URL(origin);
  const [known, domain] = [blogDomain(url), normaliseDomain(url.hostname)];
  if (known === null || domain === null) throw domainNotAllowed();
  const { license } = checked;
  const [blog] = await services.db
    .select()
    .from(blogs)
    .where(
      and(eq(blogs.userId, license.userId), eq(blogs.domain, known), isNotNull(blogs.verifiedAt)),
    );
  if (!blog) throw domainNotAllowed();
  // Only now: a page that is not the member's takes up none of the licence's domains.
  if ((await claimDomain(services, checked, domain)) !== 'VALID') throw domainNotAllowed();
  if (!blog.isEnabled) throw keyNotValid();
  return { blog, licenseId: license.id };
}

export type PermittedBlog = Awaited<ReturnType<typeof permittedBlog>>['blog'];
