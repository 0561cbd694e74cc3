import { bigint, timestamp } from 'drizzle-orm/pg-core';

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Seconds since the epoch, the form in which Stripe sends times and the wire wants them. */
export const seconds = (name: string) => bigint(name, { mode: 'number' });
