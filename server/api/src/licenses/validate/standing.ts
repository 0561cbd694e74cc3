import { eq, sql } from 'drizzle-orm';
import { lookUpTogether } from '../../db/look-up';
import { licenseDomains, licenses, subscriptions, users } from '../../db/schema';
import type { Uses } from '../../kernel/services';
import { type MirroredSubscription, livelier } from '../../billing/stripe/standing';

/** A license with all that decides whether it is good on a domain. */
interface LicenseStanding {
  license: Pick<
    typeof licenses.$inferSelect,
    'id' | 'userId' | 'key' | 'isActive' | 'graceUntil' | 'productId'
  >;
  subscription: Pick<MirroredSubscription, 'status' | 'created' | 'currentPeriodEnd'> | null;
  /** Where it is activated, a few names at most. */
  domains: string[];
}

/** Reads a license, as it stands, by its key. */
export function createLicenseStandings({ db }: Uses<'db'>) {
  const { id, userId, key, isActive, graceUntil, productId } = licenses;
  const { status, created, currentPeriodEnd } = subscriptions;
  const rows = db
    .select({
      license: { id, userId, key, isActive, graceUntil, productId },
      subscription: { status, created, currentPeriodEnd },
      domain: licenseDomains.domain,
    })
    .from(licenses)
    .innerJoin(users, eq(users.id, licenses.userId))
    .leftJoin(subscriptions, eq(subscriptions.customerId, users.stripeCustomerId))
    .leftJoin(licenseDomains, eq(licenseDomains.licenseId, licenses.id))
    .where(eq(key, sql`any(${sql.placeholder('keys')}::text[])`))
    .prepare('license_standings');

  return lookUpTogether<LicenseStanding>(async (keys) => {
    const standings = new Map<string, LicenseStanding>();
    for (const { license, subscription, domain } of await rows.execute({ keys })) {
      const known = standings.get(license.key);
      const standing = known ?? { license, subscription: null, domains: [] };
      if (!known) standings.set(license.key, standing);
      standing.subscription = livelier(standing.subscription, subscription);
      if (domain !== null) standing.domains.push(domain);
    }
    return standings;
  });
}

type LicenseStandings = ReturnType<typeof createLicenseStandings>;

declare module '../../kernel/services' {
  interface Services {
    licenseStandings: LicenseStandings;
  }
}
