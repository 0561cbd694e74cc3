import type { FastifyBaseLogger } from 'fastify';
import type { Given } from './given';
import { type Metrics, createMetrics } from './metrics/metrics';
import { type Members, createMembers } from './plugins/auth';
import { type AccessTokens, createAccessTokens } from './routes/auth/access-tokens';
import { type Passwords, createPasswords } from './routes/auth/passwords';
import { type LicenseStandings, createLicenseStandings } from './routes/validate/standing';
import { type Catalog, createCatalog } from './stripe/catalog';

/** What a route may use. */
export interface Services extends Given {
  log: FastifyBaseLogger;
  passwords: Passwords;
  accessTokens: AccessTokens;
  members: Members;
  licenseStandings: LicenseStandings;
  catalog: Catalog;
  metrics: Metrics;
}

/** Builds what is made once for a server out of what it is given. */
export async function createServices(given: Given, log: FastifyBaseLogger): Promise<Services> {
  const passwords = await createPasswords(given.passwordCost);
  return {
    ...given,
    metrics: createMetrics({ waitingHashes: passwords.waiting }),
    log,
    passwords,
    accessTokens: createAccessTokens(given.tokenSecret, given.clock),
    members: createMembers(given),
    licenseStandings: createLicenseStandings(given),
    catalog: createCatalog(given, log),
  };
}
