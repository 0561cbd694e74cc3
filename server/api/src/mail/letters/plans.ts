import { paths } from '@cpal/shared/paths';
import * as v from 'valibot';
import { formatMoney } from '@cpal/shared/contract/billing/money';
import { formatDay, notice } from '../notice';

const terms = v.object({
  plan: v.string(),
  /** Cents per interval. */
  amount: v.number(),
  interval: v.string(),
});

const priced = ({ plan, amount, interval }: v.InferOutput<typeof terms>, currency: string) =>
  `${plan} (${formatMoney(amount, currency)} a ${interval})`;

/** After a change from one plan to another, by whichever way. */
export const planChanged = notice(
  v.object({ from: terms, to: terms, currency: v.string() }),
  ({ from, to, currency }, { publicUrl }) => ({
    subject: `Your CPal plan is now ${to.plan}`,
    opening: [
      `Your plan was changed from ${priced(from, currency)} to ${priced(to, currency)}.`,
      'What the change costs or gives back for the time that you have paid is on an invoice of its own, under Billing.',
    ],
    action: { label: 'Open Billing', url: publicUrl + paths.billing() },
    closing: [
      `You did not change it? Please tell us at ${publicUrl}${paths.contact()}, so that we can look into it with you.`,
    ],
  }),
);

/** After a cancellation, while the plan still runs. */
export const planEnds = notice(
  v.object({ plan: v.string(), endsAt: v.number() }),
  ({ plan, endsAt }, { publicUrl }) => ({
    subject: `Your CPal plan ends on ${formatDay(endsAt)}`,
    opening: [
      `Your ${plan} plan was canceled. It stays active until ${formatDay(endsAt)} and does not renew.`,
      'After that day your license keys stop working. Your account, your keys and your invoices stay where they are.',
    ],
    action: { label: 'Open Billing', url: publicUrl + paths.billing() },
    closing: [
      'You changed your mind, or it was not you? Until that day you can resume the plan under Billing, at no extra cost.',
    ],
  }),
);

/** Once a plan has ended. */
export const planEnded = notice(
  v.object({ plan: v.string(), isUnpaid: v.boolean() }),
  ({ plan, isUnpaid }, { publicUrl }) => ({
    subject: 'Your CPal plan has ended',
    opening: [
      `Your ${plan} plan has ended${isUnpaid ? ', because its payment did not arrive' : ''}. Your license keys do not work any more.`,
      'Your account, your keys and your invoices stay where they are. With a new plan your active key works again.',
    ],
    action: { label: 'View Plans', url: publicUrl + paths.pricing() },
    closing: ['Thank you for cooking with us.'],
  }),
);
