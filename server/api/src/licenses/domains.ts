import type { LicenseDomain, LicenseDomains } from '@cpal/shared/contract/licenses/license';
import { and, asc, desc, eq } from 'drizzle-orm';
import { toSeconds } from '../kernel/clock';
import { audit } from '../db/audit';
import { licenseDomains } from '../db/schema';
import { Problem, notFound } from '@cpal/server-kit/problem';
import type { Uses } from '../kernel/services';
import type { Account } from '../users/accounts';
import { isPrivateDomain, normalizeDomain } from '../websites/domain';
import { requireSubscription, findLicense, trace } from './licenses';

/** A license's domain as the wire shows it. */
export const toDomain = ({ domain, activatedAt }: typeof licenseDomains.$inferSelect) => ({
  domain,
  activated_at: toSeconds(activatedAt),
});

/**
 * The domains on which a license is activated, newest first, and how many it may have.
 * @throws Problem `not_found` unless the license is this user's.
 */
export async function listDomains(
  { db, settings }: Uses<'db' | 'settings'>,
  userId: string,
  id: string,
): Promise<LicenseDomains> {
  await findLicense(db, userId, id);
  const rows = await db
    .select()
    .from(licenseDomains)
    .where(eq(licenseDomains.licenseId, id))
    .orderBy(desc(licenseDomains.activatedAt), asc(licenseDomains.domain));
  return { domains: rows.map(toDomain), limit: settings.licenseDomainLimit };
}

/**
 * Allows a license on a domain, which takes one of its places; one that is allowed stays so.
 * @param given the domain in any form in which a blog may name it.
 * @throws Problem `not_found`, `validation_failed`, `domain_limit`, `subscription_required`.
 */
export async function allowDomain(
  services: Uses<'clock' | 'db' | 'settings'>,
  user: Pick<Account, 'id' | 'stripeCustomerId'>,
  id: string,
  given: string,
): Promise<LicenseDomain> {
  const { db, clock, settings } = services;
  const domain = normalizeDomain(given);
  return db.transaction(async (tx) => {
    const license = await findLicense(tx, user.id, id, 'update');
    if (domain === null)
      throw new Problem('validation_failed', 'Please enter a domain, such as miabakes.com.');
    if (isPrivateDomain(domain))
      throw new Problem('validation_failed', `${domain} needs no place: every key works there.`);
    await requireSubscription(tx, user.stripeCustomerId);
    const ofLicense = eq(licenseDomains.licenseId, id);
    const used = await tx.select().from(licenseDomains).where(ofLicense);
    const known = used.find((row) => row.domain === domain);
    if (known) return toDomain(known);
    const { licenseDomainLimit: limit } = settings;
    if (used.length >= limit)
      throw new Problem(
        'domain_limit',
        `This key is used on ${limit === 1 ? 'one domain' : `${limit} domains`}, the most it can be. ` +
          'Release one first.',
      );
    const row = { licenseId: id, domain, activatedAt: clock() };
    await tx.insert(licenseDomains).values(row);
    const detail = { ...trace(license), domain };
    await audit(tx, { at: row.activatedAt, userId: user.id, event: 'domain_allowed', detail });
    return toDomain(row);
  });
}

/**
 * Takes a domain off a license, which makes room for another one.
 * @param given the domain in any form in which a blog may name it.
 * @throws Problem `not_found` unless the license is this user's and activated on the domain.
 */
export async function releaseDomain(
  { db, clock }: Uses<'clock' | 'db'>,
  userId: string,
  id: string,
  given: string,
) {
  const domain = normalizeDomain(given);
  if (domain === null) throw notFound();
  await db.transaction(async (tx) => {
    // Locked, because `validate` activates in the same queue.
    const license = await findLicense(tx, userId, id, 'update');
    const [released] = await tx
      .delete(licenseDomains)
      .where(and(eq(licenseDomains.licenseId, id), eq(licenseDomains.domain, domain)))
      .returning();
    if (!released) throw notFound();
    const detail = { ...trace(license), domain };
    await audit(tx, { at: clock(), userId, event: 'domain_released', detail });
  });
}
