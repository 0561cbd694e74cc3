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
    const found = await rows.execute({ keys, domains });
    return new Map(
      asked.flatMap(([licenseKey, domain]) => {
        const own = found.filter(({ license }) => license.key === licenseKey);
        return own.slice(0, 1).map(({ license }) => {
          const subscription = liveliest(own.flatMap((row) => row.subscription ?? []));
          const isActivated = own.some((row) => row.domain === domain);
          return [`${licenseKey} ${domain}`, { license, subscription, isActivated }];
        });
      }),
    );
  });
  return (licenseKey: string, domain: string) => find(`${licenseKey} ${domain}`);
}

export type LicenseStandings = ReturnType<typeof createLicenseStandings>;
