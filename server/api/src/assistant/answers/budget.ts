import type { Usage } from '@cpal/assistant/model';
import { and, eq, gte, sql, sum } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { licenses, modelUsage, users } from '../../db/schema';
import type { BudgetPeriod } from '../../mail/letters/budget';
import { queueNotice } from '../../mail/queue';
import { toDay } from '../../kernel/clock';
import type { Uses } from '../../kernel/services';

type Deps = Uses<'clock' | 'db' | 'settings'>;

const microdollars = 1_000_000;

/** The days of a license up to a day, from the first of its month. */
const inMonthOf = (licenseId: string, day: string) =>
  and(eq(modelUsage.licenseId, licenseId), gte(modelUsage.day, `${day.slice(0, 7)}-01`));

/** Whether a license's answers of today and of this month leave something for another one. */
export async function hasBudget(
  { clock, db, settings }: Deps,
  licenseId: string,
): Promise<boolean> {
  const today = toDay(clock());
  const [spent] = await db
    .select({
      tokens: sum(sql`case when ${modelUsage.day} = ${today} then ${modelUsage.tokens} else 0 end`),
      cost: sum(modelUsage.microdollars),
    })
    .from(modelUsage)
    .where(inMonthOf(licenseId, today));
  const { tokensPerDay, dollarsPerMonth } = settings.modelBudget;
  return (
    Number(spent?.tokens ?? 0) < tokensPerDay &&
    Number(spent?.cost ?? 0) < dollarsPerMonth * microdollars
  );
}

/** The part of a budget at which the member is told. */
const warnedAt = 0.8;

type Spent = Pick<typeof modelUsage.$inferSelect, 'microdollars' | 'tokens'>;

/** Whether a budget came to the point at which the member is told, by what was just added. */
const hasCrossed = (used: number, added: number, budget: number) =>
  used - added < budget * warnedAt && used >= budget * warnedAt;

/** Tells a license's member how much of a budget is used, in the transaction that used it. */
async function warn({ clock }: Uses<'clock'>, tx: Db, licenseId: string, period: BudgetPeriod) {
  const [user] = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .innerJoin(licenses, eq(licenses.userId, users.id))
    .where(eq(licenses.id, licenseId));
  if (!user) return;
  const facts = { period, percent: warnedAt * 100 };
  await queueNotice(tx, { notice: { kind: 'model_budget', facts }, user, at: clock() });
}

/** What a license has spent in the month of a day. */
async function dollarsOfMonth(tx: Db, licenseId: string, day: string): Promise<number> {
  const [spent] = await tx
    .select({ cost: sum(modelUsage.microdollars) })
    .from(modelUsage)
    .where(inMonthOf(licenseId, day));
  return Number(spent?.cost ?? 0);
}

/**
 * Adds what an answer cost to the license's day. The member is told when four fifths of a budget are
 * used: the row of the day is locked, so of several answers one comes to that point.
 */
export async function spendBudget(services: Deps, licenseId: string, usage: Usage): Promise<void> {
  const { tokensPerDay, dollarsPerMonth } = services.settings.modelBudget;
  const day = toDay(services.clock());
  await services.db.transaction(async (tx) => {
    const [today]: Spent[] = await tx
      .insert(modelUsage)
      .values({ licenseId, day, ...usage })
      .onConflictDoUpdate({
        target: [modelUsage.licenseId, modelUsage.day],
        set: {
          tokens: sql`${modelUsage.tokens} + ${usage.tokens}`,
          microdollars: sql`${modelUsage.microdollars} + ${usage.microdollars}`,
        },
      })
      .returning();
    const month = await dollarsOfMonth(tx, licenseId, day);
    if (hasCrossed(month, usage.microdollars, dollarsPerMonth * microdollars))
      await warn(services, tx, licenseId, 'month');
    else if (today && hasCrossed(today.tokens, usage.tokens, tokensPerDay))
      await warn(services, tx, licenseId, 'day');
  });
}
