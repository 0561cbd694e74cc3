import type { FastifyBaseLogger } from 'fastify';
import type { Stripe } from 'stripe';
import type { Clock } from './clock';
import type { Db } from './db/client';
import type { Settings } from './env';
import { type AccessTokens, createAccessTokens } from './routes/auth/access-tokens';
import { type Passwords, createPasswords } from './routes/auth/passwords';
import { type Catalog, createCatalog } from './stripe/catalog';

/** What the server is given from outside. */
export interface Given {
  db: Db;
  stripe: Stripe;
  clock: Clock;
  settings: Settings;
  tokenSecret: string;
}

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
