import type { Validation } from '@cpal/shared/contract/license';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { licenseDomains, licenses, users } from '../../db/schema';
import { Problem } from '../../problem';
import type { Services } from '../../services';
import { entitles, findSubscription } from '../../stripe/standing';
import { isLicenseKey } from '../licenses/license-key';
import { isPrivateDomain, normaliseDomain } from './domain';

const refusal = (code: Exclude<Validation['code'], 'VALID'>): Validation => ({
  valid: false,
  code,
  product: null,
  expires_at: null,
});

const isActivated = async (tx: Db, licenseId: string, domain: string) => {
  const rows = await tx
    .select({ domain: licenseDomains.domain })
    .from(licenseDomains)
    .where(and(eq(licenseDomains.licenseId, licenseId), eq(licenseDomains.domain, domain)));
  return rows.length > 0;
};

/** Activates a licence on a domain, unless it has its number of domains; once activated it stays. */
async function activate(
  { db, clock, settings }: Services,
  licenseId: string,
  domain: string,
): Promise<'VALID' | 'NOT_FOUND' | 'TOO_MANY_DOMAINS'> {
  if (await isActivated(db, licenseId, domain)) return 'VALID';
  return db.transaction(async (tx) => {
    // The licence's row is the queue for its domains.
    const [license] = await tx
      .select({ id: licenses.id })
      .from(licenses)
      .where(eq(licenses.id, licenseId))
      .for('update');
    if (!license) return 'NOT_FOUND';
    if (await isActivated(tx, licenseId, domain)) return 'VALID';
    const used = await tx.$count(licenseDomains, eq(licenseDomains.licenseId, licenseId));
    if (used >= settings.licenseDomainLimit) return 'TOO_MANY_DOMAINS';
    await tx.insert(licenseDomains).values({ licenseId, domain, activatedAt: clock() });
    return 'VALID';
  });
}

/**
 * Answers a blog that asks whether its key is good.
 * @throws Problem `validation_failed` where the domain is none.
 */
export async function validateLicense(
  services: Services,
  { key, domain: given }: { key: string; domain: string },
): Promise<Validation> {
  const { db, clock } = services;
  const domain = normaliseDomain(given);
  if (domain === null) throw new Problem('validation_failed', 'Domain is not valid');
  if (!isLicenseKey(key)) return refusal('NOT_FOUND');
  const [found] = await db
    .select({ license: licenses, customerId: users.stripeCustomerId })
    .from(licenses)
    .innerJoin(users, eq(users.id, licenses.userId))
    .where(eq(licenses.key, key));
  if (!found) return refusal('NOT_FOUND');
  const { id, isActive, graceUntil, productId } = found.license;
  if (!isActive && !(graceUntil && clock() < graceUntil)) return refusal('INACTIVE');
  const subscription = await findSubscription(db, found.customerId);
  if (!subscription || !entitles(subscription)) return refusal('SUBSCRIPTION_INACTIVE');
  const code = isPrivateDomain(domain) ? 'VALID' : await activate(services, id, domain);
  if (code !== 'VALID') return refusal(code);
  return {
    valid: true,
    code,
    product: productId,
    expires_at: subscription.currentPeriodEnd,
  };
}
