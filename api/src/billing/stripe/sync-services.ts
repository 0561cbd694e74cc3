import type { Uses } from '../../server/services';

/** What it takes to read a customer's state from Stripe into the mirror. */
export type SyncServices = Uses<'catalog' | 'clock' | 'db' | 'stripe'>;

/** The same where a failure is logged and the caller goes on. */
export type LoggedSyncServices = SyncServices & Uses<'log'>;
