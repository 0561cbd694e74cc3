import type { LicenseDomains } from '@cpal/shared/contract/license';
import { and, asc, desc, eq } from 'drizzle-orm';
import { toSeconds } from '../server/clock';
import { audit } from '../db/audit';
import { licenseDomains } from '../db/schema';
import { notFound } from '@cpal/server-kit/problem';
import type { Uses } from '../server/services';
import { normaliseDomain } from './validate/domain';
import { findLicense, trace } from './licenses';

/** A licence's domain as the wire shows it. */
export const toDomain = ({ domain, activatedAt }: typeof licenseDomains.$inferSelect) => ({
  domain,
  activated_at: toSeconds(activatedAt),
});

/**
 * The domains on which a licence is activated, newest first, and how many it may have.
 * @throws Problem `not_found` unless the licence is this user's.
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
 * Takes a domain off a licence, which makes room for another one.
 * @param given the domain in any form in which a blog may name it.
 * @throws Problem `not_found` unless the licence is this user's and activated on the domain.
 */
export async function releaseDomain(
  { db, clock }: Uses<'clock' | 'db'>,
  userId: string,
  id: string,
  given: string,
) {
  const domain = normaliseDomain(given);
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
