import type { Usage } from '@cpal/assistant/model';
import { and, eq, gte, sql, sum } from 'drizzle-orm';
import { modelUsage } from '../../db/schema';
import { dayOf } from '../../server/clock';
import type { Uses } from '../../server/services';

type Needed = Uses<'clock' | 'db' | 'settings'>;

const microdollars = 1_000_000;

/** Whether a licence's answers of today and of this month leave something for another one. */
export async function hasBudget(
  { clock, db, settings }: Needed,
  licenseId: string,
): Promise<boolean> {
  const today = dayOf(clock());
  const [spent] = await db
    .select({
      tokens: sum(sql`case when ${modelUsage.day} = ${today} then ${modelUsage.tokens} else 0 end`),
      cost: sum(modelUsage.microdollars),
    })
    .from(modelUsage)
    .where(
      and(eq(modelUsage.licenseId, licenseId), gte(modelUsage.day, `${today.slice(0, 7)}-01`)),
    );
  const { tokensPerDay, dollarsPerMonth } = settings.modelBudget;
  return (
    Number(spent?.tokens ?? 0) < tokensPerDay &&
    Number(spent?.cost ?? 0) < dollarsPerMonth * microdollars
  );
}

/** Adds what an answer cost to the licence's day. */
export async function spend(
  { clock, db }: Uses<'clock' | 'db'>,
  licenseId: string,
  usage: Usage,
): Promise<void> {
  await db
    .insert(modelUsage)
    .values({ licenseId, day: dayOf(clock()), ...usage })
    .onConflictDoUpdate({
      target: [modelUsage.licenseId, modelUsage.day],
      set: {
        tokens: sql`${modelUsage.tokens} + ${usage.tokens}`,
        microdollars: sql`${modelUsage.microdollars} + ${usage.microdollars}`,
      },
    });
}
