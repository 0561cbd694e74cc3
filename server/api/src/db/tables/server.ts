import {
  bigserial,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { actors } from '../../kernel/request-context';
import { moment, oneOf } from './columns';
import { hasAddress } from './due-conditions';

/** What happened, in which request; rows outlive the account, hence no reference. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    userId: uuid('user_id'),
    event: text('event').notNull(),
    detail: jsonb('detail').notNull().$type<Record<string, string>>(),
    actor: text('actor', { enum: actors }).notNull().default('system'),
    /** Address, client and id of the request go before the row does. */
    address: text('address'),
    client: text('client'),
    requestId: text('request_id'),
  },
  (table) => [
    index('audit_log_user').on(table.userId, table.at),
    index('audit_log_at').on(table.at),
    index('audit_log_address').on(table.at, table.id).where(hasAddress),
    oneOf(table.actor, actors),
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

/** How often what was measured or happened in loads of the page, by release and hour; of nobody. */
export const releaseCounts = pgTable(
  'release_counts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** When it began. */
    hour: moment('hour').notNull(),
    /** Of the front end. */
    name: text('name').notNull(),
    release: text('release').notNull(),
    /** An event of a release, or a vital. */
    kind: text('kind').notNull(),
    /** Of a vital, the bound that the values are above, in the contract's unit; 0 of an event. */
    bucket: integer('bucket').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    uniqueIndex('release_counts_one').on(
      table.hour,
      table.name,
      table.release,
      table.kind,
      table.bucket,
    ),
  ],
);

/**
 * What happened in loads of two releases that are compared, by the group of networks that reported it:
 * forged reports come from few. Thousands of networks share a group, so it tells of nobody.
 */
export const networkCounts = pgTable(
  'network_counts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    day: date('day').notNull(),
    /** Of the front end. */
    name: text('name').notNull(),
    release: text('release').notNull(),
    /** An event of a release. */
    kind: text('kind').notNull(),
    /** The group's number. */
    network: integer('network').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    uniqueIndex('network_counts_one').on(
      table.day,
      table.name,
      table.release,
      table.kind,
      table.network,
    ),
  ],
);
