import { and, gt, isNotNull, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { findAccountByCustomer } from '../../users/accounts';
import { audit } from '../../db/audit';
import { billingCustomers, users } from '../../db/schema';
import type { Uses } from '../../kernel/services';
import type { LoggedSyncServices } from '../stripe/sync-services';
import { syncCustomer } from '../stripe/sync';
import { dropOrphan } from './orphans';
import { type Finding, type Repair, repairedIf } from './repair';

const pageSize = 500;

/** The next customers of our users and of the mirror, in the order of their ids. */
async function nextPage({ db }: Uses<'db'>, after: string): Promise<string[]> {
  const linked = db
    .select({ id: sql<string>`${users.stripeCustomerId}`.as('id') })
    .from(users)
    .where(and(isNotNull(users.stripeCustomerId), gt(users.stripeCustomerId, after)));
  const mirrored = db
    .select({ id: sql<string>`${billingCustomers.id}`.as('id') })
    .from(billingCustomers)
    .where(gt(billingCustomers.id, after));
  const rows = await union(linked, mirrored)
    .orderBy(sql`id`)
    .limit(pageSize);
  return rows.map(({ id }) => id);
}

async function repairCustomer(services: LoggedSyncServices, customerId: string): Promise<Finding> {
  const { db, clock } = services;
  const user = await findAccountByCustomer(db, customerId);
  const wasUntrue = await syncCustomer(services, customerId);
  const orphan = await dropOrphan(services, customerId);
  const finding = orphan === 'unchanged' ? repairedIf(wasUntrue) : orphan;
  const detail = { customerId };
  if (finding === 'repaired')
    await audit(db, { at: clock(), userId: user?.id ?? null, event: 'billing_repaired', detail });
  return finding;
}

/** Every customer that we know, to be made true by the sync that webhooks use. */
export async function* customers(services: LoggedSyncServices): AsyncGenerator<Repair> {
  let after = '';
  for (;;) {
    const page = await nextPage(services, after);
    for (const id of page) yield { what: 'customer', run: () => repairCustomer(services, id) };
    const last = page.at(-1);
    if (last === undefined) return;
    after = last;
  }
}
