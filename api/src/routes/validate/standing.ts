import { and, eq, sql } from 'drizzle-orm';
import { lookUpTogether } from '../../db/look-up';
import { licenseDomains, licenses, subscriptions, users } from '../../db/schema';
import type { Given } from '../../given';
import { type MirroredSubscription, liveliest } from '../../stripe/standing';

/** A licence with all that decides whether it is good on a domain. */
interface LicenseStanding {
  license: Pick<
    typeof licenses.$inferSelect,
    'id' | 'key' | 'isActive' | 'graceUntil' | 'productId'
  >;
  subscription: Pick<MirroredSubscription, 'status' | 'created' | 'currentPeriodEnd'> | null;
  isActivated: boolean;
}

/** Reads a licence by its key, as it stands on a domain; a key or domain holds no space. */
export function createLicenseStandings({ db }: Given) {
  const { id, key, isActive, graceUntil, productId } = licenses;
  const { status, created, currentPeriodEnd } = subscriptions;
  const rows = db
    .select({
      license: { id, key, isActive, graceUntil, productId },
      subscription: { status, created, currentPeriodEnd },
      domain: licenseDomains.domain,
    })
    .from(licenses)
    .innerJoin(users, eq(users.id, licenses.userId))
    .leftJoin(subscriptions, eq(subscriptions.customerId, users.stripeCustomerId))
    .leftJoin(
      licenseDomains,
      and(
        eq(licenseDomains.licenseId, licenses.id),
        eq(licenseDomains.domain, sql`any(${sql.placeholder('domains')}::text[])`),
      ),
    )
    .where(eq(key, sql`any(${sql.placeholder('keys')}::text[])`))
    .prepare('license_standings');

  const find = lookUpTogether<LicenseStanding>(async (questions) => {
    const asked = questions.map((question) => question.split(' '));
    const keys = [...new Set(asked.map(([one]) => one))];
    const domains = [...new Set(asked.map(([, one]) => one))];
    const byKey = new Map<string, Awaited<ReturnType<typeof rows.execute>>>();
    for (const row of await rows.execute({ keys, domains })) {
      const own = byKey.get(row.license.key);
      if (own) own.push(row);
      else byKey.set(row.license.key, [row]);
    }
    const standings = new Map<string, LicenseStanding>();
    for (const [licenseKey = '', domain] of asked) {
      const own = byKey.get(licenseKey);
      const license = own?.[0]?.license;
      if (!own || !license) continue;
      const subscription = liveliest(own.flatMap((row) => row.subscription ?? []));
      const isActivated = own.some((row) => row.domain === domain);
      standings.set(`${licenseKey} ${domain}`, { license, subscription, isActivated });
    }
    return standings;
  });
  return (licenseKey: string, domain: string) => find(`${licenseKey} ${domain}`);
}

export type LicenseStandings = ReturnType<typeof createLicenseStandings>;
