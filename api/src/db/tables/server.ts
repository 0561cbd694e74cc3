import { bigserial, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** What happened; rows outlive the account, hence no reference. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    userId: uuid('user_id'),
    event: text('event').notNull(),
    detail: jsonb('detail').notNull().$type<Record<string, string>>(),
  },
  (table) => [
    index('audit_log_user').on(table.userId, table.at),
    index('audit_log_at').on(table.at),
  ],
);

/** Counters of the rate limits; the names of the columns are the limiting library's. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The limit's name, and a keyed hash of whom it counts: no address or email is kept. */
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: moment('expire').notNull(),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);
