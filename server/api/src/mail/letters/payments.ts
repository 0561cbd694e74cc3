import { paths } from '@cpal/shared/paths';
import * as v from 'valibot';
import { formatMoney } from '@cpal/shared/contract/billing/money';
import { formatDay, notice } from '../notice';

const payment = {
  /** Cents. */
  amount: v.number(),
  currency: v.string(),
  /** Null where it is not for a plan. */
  plan: v.nullable(v.string()),
};

const forPlan = (plan: string | null) => (plan === null ? '' : ` for the ${plan} plan`);

/** After each invoice that was paid. */
export const paymentReceived = notice(
  v.object({
    ...payment,
    /** The time that is paid, in seconds. */
    from: v.number(),
    until: v.number(),
    invoiceUrl: v.nullable(v.string()),
  }),
  ({ amount, currency, plan, from, until, invoiceUrl }, { publicUrl, isVerified }) => ({
    subject: `We received your payment of ${formatMoney(amount, currency)}`,
    opening: [
      `Thank you! Your payment of ${formatMoney(amount, currency)}${forPlan(plan)}, from ${formatDay(from)} to ${formatDay(until)}, has arrived.`,
    ],
    // The invoice's page shows the payer's name to everybody who has its address.
    action:
      isVerified && invoiceUrl !== null
        ? { label: 'View Invoice', url: invoiceUrl }
        : { label: 'Open Billing', url: publicUrl + paths.billing() },
    closing: ['All your invoices are under Billing in your membership area.'],
  }),
);

/** After the first attempt to collect an invoice that failed. */
export const paymentFailed = notice(
  v.object(payment),
  ({ amount, currency, plan }, { publicUrl }) => ({
    subject: 'Your payment for CPal did not go through',
    opening: [
      `We could not collect your payment of ${formatMoney(amount, currency)}${forPlan(plan)}. Most often a card has expired, or the bank declined the payment or wants to ask you first.`,
      'Please look at your cards under Billing. When you add another card there, the open payment is made with it right away.',
    ],
    action: { label: 'Open Billing', url: publicUrl + paths.billing() },
    closing: [
      'If the payment does not arrive, your plan ends and your license keys stop working.',
      'You have paid in the meantime? Then there is nothing to do.',
    ],
  }),
);

/** After a second plan of the same member was canceled. */
export const duplicateRefunded = notice(
  v.object({
    /** In the currency's minor unit; nothing where it was never paid. */
    refunded: v.number(),
    currency: v.string(),
    plan: v.string(),
    keptPlan: v.string(),
  }),
  ({ refunded, currency, plan, keptPlan }, { publicUrl }) => {
    const amount = formatMoney(refunded, currency);
    return {
      subject:
        refunded > 0
          ? `You paid twice: ${amount} is on its way back to you`
          : 'You had two CPal plans: we canceled one',
      opening: [
        `You bought CPal twice. We canceled the second plan, ${plan}, right away${
          refunded > 0 ? `, and refunded the ${amount} that you paid for it` : ''
        }. Your ${keptPlan} plan goes on as before.`,
        ...(refunded > 0
          ? [
              'The money goes to the card that paid. Most banks show it within 5 to 10 business days.',
            ]
          : []),
      ],
      action: { label: 'Open Billing', url: publicUrl + paths.billing() },
      closing: [
        `Were you charged for the second plan in earlier months too, or did you want to keep it? Please tell us at ${publicUrl}${paths.contact()}.`,
      ],
    };
  },
);
