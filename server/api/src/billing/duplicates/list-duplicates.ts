import type { DuplicatePurchase } from '@cpal/shared/contract/billing/billing';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { duplicatePurchases } from '../../db/schema';
import { toSeconds } from '../../kernel/clock';

/**
 * The second plans of a user, newest first.
 * @param since those that were found after that only.
 */
export async function listDuplicates(
  db: Db,
  userId: string,
  since: Date,
): Promise<DuplicatePurchase[]> {
  const rows = await db
    .select()
    .from(duplicatePurchases)
    .where(and(eq(duplicatePurchases.userId, userId), gt(duplicatePurchases.foundAt, since)))
    .orderBy(desc(duplicatePurchases.foundAt), desc(duplicatePurchases.subscriptionId));
  return rows.map((row) => ({
    id: row.subscriptionId,
    plan: row.planName,
    kept_plan: row.keptPlanName,
    found_at: toSeconds(row.foundAt),
    refunded: row.refunded,
    currency: row.currency,
  }));
}
