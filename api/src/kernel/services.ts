import type { FastifyBaseLogger } from 'fastify';
import { type Assistant, createAssistant } from '../assistant/assistant';
import type { Dependencies } from '../app/dependencies';
import { type Metrics, createMetrics } from './metrics/metrics';
import { type Members, createMembers } from '../accounts/sessions/members';
import { type AccessTokens, createAccessTokens } from '../accounts/sessions/access-tokens';
import { type Passwords, createPasswords } from '../accounts/passwords/passwords';
import { type LicenseStandings, createLicenseStandings } from '../licenses/validate/standing';
import { type Politeness, politeness } from '../reading/due';
import { createPageFetch } from '../reading/page-fetch';
import { createReleaseCounts, type ReleaseCounts } from '../telemetry/release-counts';
import type { GuardedFetch } from '../reading/guarded-fetch';
import { type Catalog, createCatalog } from '../billing/stripe/catalog';

/** What a route may use. */
export interface Services extends Dependencies {
  politeness: Politeness;
  log: FastifyBaseLogger;
  passwords: Passwords;
  accessTokens: AccessTokens;
  members: Members;
  licenseStandings: LicenseStandings;
  catalog: Catalog;
  /** The only way to ask for an address that a member gave. */
  fetchPage: GuardedFetch;
  metrics: Metrics;
  releaseCounts: ReleaseCounts;
  assistant: Assistant;
}

/** Builds what is made once for a server. */
export async function createServices(
  dependencies: Dependencies,
  log: FastifyBaseLogger,
): Promise<Services> {
  const passwords = await createPasswords(dependencies.passwordCost);
  const metrics = createMetrics({
    serving: { waitingHashes: passwords.waiting },
    works: dependencies.settings.databaseUrl === null,
  });
  return {
    ...dependencies,
    metrics,
    releaseCounts: createReleaseCounts(metrics.releases),
    log,
    passwords,
    accessTokens: createAccessTokens(dependencies.tokenSecret, dependencies.clock),
    members: createMembers(dependencies),
    licenseStandings: createLicenseStandings(dependencies),
    catalog: createCatalog(dependencies, log),
    fetchPage: createPageFetch(dependencies.settings),
    politeness: dependencies.politeness ?? politeness,
    assistant: createAssistant({ ...dependencies, log }),
  };
}

/** Those services that a function uses, by name. */
export type Uses<Names extends keyof Services> = Pick<Services, Names>;
