import type { Uses } from '../../kernel/services';

/** What it takes to make or link a customer, and to read its state from Stripe into the mirror. */
export type SyncServices = Uses<'catalog' | 'clock' | 'db' | 'settings' | 'stripe'>;

/** The same where a failure is logged and the caller goes on. */
export type LoggedSyncServices = SyncServices & Uses<'log'>;
