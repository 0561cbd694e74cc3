import type { Validation } from '@cpal/shared/contract/license-validation';
import { eq } from 'drizzle-orm';
import { licenseDomains, licenses } from '../../db/schema';
import { Problem } from '@cpal/server-kit/problem';
import type { Uses } from '../../server/services';
import { entitles } from '../../billing/stripe/standing';
import { worksUntil } from '../grace';
import { isLicenseKey } from '../license-key';
import { isPrivateDomain, normaliseDomain } from './domain';

const refusal = (code: Exclude<Validation['code'], 'VALID'>): Validation => ({
  valid: false,
  code,
  product: null,
  expires_at: null,
});

/** Activates a licence on a domain, unless it has its number of domains; once activated it stays. */
async function activate(
  { db, clock, settings }: Uses<'clock' | 'db' | 'settings'>,
  licenseId: string,
  domain: string,
): Promise<'VALID' | 'NOT_FOUND' | 'TOO_MANY_DOMAINS'> {
  return db.transaction(async (tx) => {
    // The licence's row is the queue for its domains.
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

/**
 * Answers a blog that asks whether its key is good.
 * @throws Problem `validation_failed` where the domain is none.
 */
export async function validateLicense(
  services: Uses<'clock' | 'db' | 'licenseStandings' | 'settings'>,
  { key, domain: given }: { key: string; domain: string },
): Promise<Validation> {
  const domain = normaliseDomain(given);
  if (domain === null) throw new Problem('validation_failed', 'Domain is not valid');
  if (!isLicenseKey(key)) return refusal('NOT_FOUND');
  const found = await services.licenseStandings(key);
  if (!found) return refusal('NOT_FOUND');
  const { license, subscription, domains } = found;
  const { id, isActive, productId } = license;
  if (!isActive && !worksUntil(license, services.clock())) return refusal('INACTIVE');
  if (!subscription || !entitles(subscription)) return refusal('SUBSCRIPTION_INACTIVE');
  const isFree = domains.includes(domain) || isPrivateDomain(domain);
  const code = isFree ? 'VALID' : await activate(services, id, domain);
  if (code !== 'VALID') return refusal(code);
  return {
    valid: true,
    code,
    product: productId,
    expires_at: subscription.currentPeriodEnd,
  };
}
