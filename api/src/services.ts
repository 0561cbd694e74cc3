import type { FastifyBaseLogger } from 'fastify';
import type { Given } from './given';
import { type AccessTokens, createAccessTokens } from './routes/auth/access-tokens';
import { type Passwords, createPasswords } from './routes/auth/passwords';
import { type Catalog, createCatalog } from './stripe/catalog';

/** What a route may use. */
export interface Services extends Given {
  log: FastifyBaseLogger;
  passwords: Passwords;
  accessTokens: AccessTokens;
  catalog: Catalog;
}

/** Builds what is made once for a server out of what it is given. */
export async function createServices(given: Given, log: FastifyBaseLogger): Promise<Services> {
  return {
    ...given,
    log,
    passwords: await createPasswords(),
    accessTokens: createAccessTokens(given.tokenSecret, given.clock),
    catalog: createCatalog(given, log),
  };
}
