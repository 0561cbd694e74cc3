import type { Stripe } from 'stripe';
import type { Clock } from '../kernel/clock';
import type { Database, Db } from '../db/client';
import type { Settings } from '../kernel/env';
import type { Lifecycle } from '../kernel/lifecycle';
import type { Politeness } from '../reading/due';
import type { PageReader } from '../reading/read-page';
import type { PasswordCost } from '../accounts/passwords/passwords';

/** What a server is built from. */
export interface Dependencies {
  db: Db;
  tryWriting: Database['tryWriting'];
  stripe: Stripe;
  clock: Clock;
  settings: Settings;
  tokenSecret: string;
  lifecycle: Lifecycle;
  /** The only way to parse what an address that a member gave has answered. */
  pageReader: PageReader;
  /** Called after each webhook that was stored; starts its handling where this process does that. */
  webhookStored: () => void;
  /** What a password's hash costs where it is not what was agreed: tests hash hundreds. */
  passwordCost?: PasswordCost;
  /** The pause between two requests to one website where it is not what was agreed. */
  politeness?: Politeness;
}
