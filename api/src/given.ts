import type { Stripe } from 'stripe';
import type { Clock } from './clock';
import type { Db } from './db/client';
import type { Settings } from './env';
import type { Lifecycle } from './lifecycle';

/** What the server is given from outside. */
export interface Given {
  db: Db;
  stripe: Stripe;
  clock: Clock;
  settings: Settings;
  tokenSecret: string;
  lifecycle: Lifecycle;
}
