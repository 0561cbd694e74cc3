import {
  type MailSwitches,
  type OptionalMail,
  optionalMails,
} from '@cpal/shared/contract/accounts/mails';
import { eq } from 'drizzle-orm';
import type { Account } from '../users/accounts';
import { users } from '../db/schema';
import type { Uses } from '../kernel/services';

/** Which optional mails a user gets, as the wire shows it. */
export function toMailSwitches({ mutedMails }: Pick<Account, 'mutedMails'>): MailSwitches {
  const isOn = (kind: OptionalMail) => !mutedMails.includes(kind);
  return {
    payment_received: isOn('payment_received'),
    plan_changed: isOn('plan_changed'),
    key_generated: isOn('key_generated'),
    reading_problems: isOn('reading_problems'),
    monthly_insights: isOn('monthly_insights'),
    model_budget: isOn('model_budget'),
  };
}

/** Sets which optional mails a user gets; it holds for mails that wait already. */
export async function setMailSwitches(
  { db }: Uses<'db'>,
  userId: string,
  switches: MailSwitches,
): Promise<MailSwitches> {
  const mutedMails = optionalMails.filter((kind) => !switches[kind]);
  await db.update(users).set({ mutedMails }).where(eq(users.id, userId));
  return toMailSwitches({ mutedMails });
}
