import type { FastifyBaseLogger } from 'fastify';
import type { Dependencies } from './dependencies';
import { type Metrics, createMetrics } from './metrics/metrics';
import { type Members, createMembers } from '../accounts/sessions/members';
import { type AccessTokens, createAccessTokens } from '../accounts/sessions/access-tokens';
import { type Passwords, createPasswords } from '../accounts/passwords/passwords';
import { type LicenseStandings, createLicenseStandings } from '../licenses/validate/standing';
import { type Catalog, createCatalog } from '../billing/stripe/catalog';

/** What a route may use. */
export interface Services extends Dependencies {
  log: FastifyBaseLogger;
  passwords: Passwords;
  accessTokens: AccessTokens;
  members: Members;
  licenseStandings: LicenseStandings;
  catalog: Catalog;
  metrics: Metrics;
}

/** Builds what is made once for a server. */
export async function createServices(
  dependencies: Dependencies,
  log: FastifyBaseLogger,
): Promise<Services> {
  const passwords = await createPasswords(dependencies.passwordCost);
  return {
    ...dependencies,
    metrics: createMetrics({
      serving: { waitingHashes: passwords.waiting },
      works: dependencies.settings.databaseUrl === null,
    }),
    log,
    passwords,
    accessTokens: createAccessTokens(dependencies.tokenSecret, dependencies.clock),
    members: createMembers(dependencies),
    licenseStandings: createLicenseStandings(dependencies),
    catalog: createCatalog(dependencies, log),
  };
}

/** Those services that a function uses, by name. */
export type Uses<Names extends keyof Services> = Pick<Services, Names>;
