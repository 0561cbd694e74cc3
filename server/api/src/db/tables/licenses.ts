import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { moment } from './columns';

export const licenses = pgTable(
  'licenses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: text('product_id').notNull(),
    key: text('key').notNull().unique(),
    /** What its member calls it. */
    name: text('name'),
    isActive: boolean('is_active').notNull(),
    /** Until then an inactive key still validates, because a new key replaced it. */
    graceUntil: moment('grace_until'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('licenses_user').on(table.userId),
    uniqueIndex('licenses_one_active')
      .on(table.userId, table.productId)
      .where(sql`${table.isActive}`),
  ],
);

/** The blogs on which a license was activated. */
export const licenseDomains = pgTable(
  'license_domains',
  {
    licenseId: uuid('license_id')
      .notNull()
      .references(() => licenses.id, { onDelete: 'cascade' }),
    domain: text('domain').notNull(),
    activatedAt: moment('activated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.licenseId, table.domain] })],
);
