import type { Validation } from '@cpal/shared/contract/licenses/license-validation';
import { and, eq, isNotNull } from 'drizzle-orm';
import { blogs, licenseDomains, licenses } from '../../db/schema';
import { Problem } from '@cpal/server-kit/problem';
import type { Uses } from '../../kernel/services';
import { entitles } from '../../billing/stripe/standing';
import { worksUntil } from '../grace';
import { isLicenseKey } from '@cpal/server-kit/license-key';
import { isPrivateDomain, normalizeDomain } from '../../websites/domain';

const rejection = (code: Exclude<Validation['code'], 'VALID'>) =>
  ({ valid: false, code, product: null, expires_at: null }) as const;

/** Activates a license on a domain, unless it has its number of domains; once activated it stays. */
export async function activate(
  { db, clock, settings }: Uses<'clock' | 'db' | 'settings'>,
  licenseId: string,
  domain: string,
): Promise<'VALID' | 'NOT_FOUND' | 'TOO_MANY_DOMAINS'> {
  return db.transaction(async (tx) => {
    // The license's row is the queue for its domains.
    const [license] = await tx
      .select({ id: licenses.id })
      .from(licenses)
      .where(eq(licenses.id, licenseId))
      .for('update');
    if (!license) return 'NOT_FOUND';
    const used = await tx
      .select({ domain: licenseDomains.domain })
      .from(licenseDomains)
      .where(eq(licenseDomains.licenseId, licenseId));
    if (used.some((row) => row.domain === domain)) return 'VALID';
    if (used.length >= settings.licenseDomainLimit) return 'TOO_MANY_DOMAINS';
    await tx.insert(licenseDomains).values({ licenseId, domain, activatedAt: clock() });
    return 'VALID';
  });
}

type Deps = Uses<'clock' | 'licenseStandings'>;

/** A license that is good, on whichever domain; or why it is not. */
export async function checkLicense({ licenseStandings, clock }: Deps, key: string) {
  if (!isLicenseKey(key)) return rejection('NOT_FOUND');
  const found = await licenseStandings(key);
  if (!found) return rejection('NOT_FOUND');
  const { license, subscription, domains } = found;
  if (!license.isActive && !worksUntil(license, clock())) return rejection('INACTIVE');
  if (!subscription || !entitles(subscription)) return rejection('SUBSCRIPTION_INACTIVE');
  return { valid: true, license, subscription, domains } as const;
}

type GoodLicense = Extract<Awaited<ReturnType<typeof checkLicense>>, { valid: true }>;

type Used = Pick<GoodLicense, 'license' | 'domains'>;

const isFree = ({ domains }: Used, domain: string) =>
  domains.includes(domain) || isPrivateDomain(domain);

/** Uses a good license on the domain of a verified blog, which takes one of its places where it is new. */
export const claimDomain = async (
  services: Uses<'clock' | 'db' | 'settings'>,
  used: Used,
  domain: string,
) => (isFree(used, domain) ? 'VALID' : activate(services, used.license.id, domain));

/** The same on any domain: one that is no verified blog of the member has to be allowed by them first. */
async function checkDomain(
  services: Uses<'clock' | 'db' | 'settings'>,
  used: Used,
  domain: string,
) {
  if (isFree(used, domain)) return 'VALID';
  const ofMember = and(eq(blogs.userId, used.license.userId), eq(blogs.domain, domain));
  const isVerified = and(ofMember, isNotNull(blogs.verifiedAt));
  if ((await services.db.$count(blogs, isVerified)) === 0) return 'DOMAIN_NOT_ALLOWED';
  return claimDomain(services, used, domain);
}

/**
 * Answers a blog that asks whether its key is good.
 * @throws Problem `validation_failed` if the domain is none.
 */
export async function validateLicense(
  services: Deps & Uses<'db' | 'settings'>,
  { key, domain: given }: { key: string; domain: string },
): Promise<Validation> {
  const domain = normalizeDomain(given);
  if (domain === null) throw new Problem('validation_failed', 'Domain is not valid');
  const checked = await checkLicense(services, key);
  if (!checked.valid) return checked;
  const { license, subscription } = checked;
  const code = await checkDomain(services, checked, domain);
  if (code !== 'VALID') return rejection(code);
  return {
    valid: true,
    code,
    product: license.productId,
    expires_at: subscription.currentPeriodEnd,
  };
}
