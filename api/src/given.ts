import type { Stripe } from 'stripe';
import type { Clock } from './clock';
import type { Database, Db } from './db/client';
import type { Settings } from './env';
import type { Lifecycle } from './lifecycle';
import type { PasswordCost } from './routes/auth/passwords';

/** What the server is given from outside. */
export interface Given {
  db: Db;
  tryWriting: Database['tryWriting'];
  stripe: Stripe;
  clock: Clock;
  settings: Settings;
  tokenSecret: string;
  lifecycle: Lifecycle;
  /** What a password's hash costs where it is not what was agreed: tests hash hundreds. */
  passwordCost?: PasswordCost;
}
