import type { FastifyBaseLogger } from 'fastify';
import { createAccessTokens } from '../accounts/sessions/access-tokens';
import { createMembers } from '../accounts/sessions/members';
import { createPasswords } from '../accounts/passwords/passwords';
import { createAssistant } from '../assistant/assistant';
import { createCatalog } from '../billing/stripe/catalog';
import { createMetrics } from '../kernel/metrics/metrics';
import type { Services } from '../kernel/services';
import { createLicenseStandings } from '../licenses/validate/standing';
import { politeness } from '../reading/due';
import { createPageFetch } from '../reading/fetch/page-fetch';
import { createPoliteFetch } from '../reading/robots/robots';
import { createReleaseCounts } from '../telemetry/release-counts';
import { createReleaseMetrics } from '../telemetry/release-metrics';
import type { Dependencies } from './dependencies';

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
  const fetching = {
    ...dependencies,
    fetchPage: createPageFetch(dependencies.settings),
    politeness: dependencies.politeness ?? politeness,
  };
  return {
    ...fetching,
    promptFetch: createPoliteFetch(fetching, { takesTurns: false }),
    metrics,
    releaseCounts: createReleaseCounts(createReleaseMetrics([metrics.registry])),
    log,
    passwords,
    accessTokens: createAccessTokens(dependencies.tokenSecrets, dependencies.clock),
    members: createMembers(dependencies),
    licenseStandings: createLicenseStandings(dependencies),
    catalog: createCatalog(dependencies, log),
    assistant: createAssistant({ ...dependencies, log }),
  };
}
