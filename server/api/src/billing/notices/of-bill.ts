import { day } from '../../kernel/clock';
import type { Notice } from '../../mail/letters/notices';
import type { Bill } from './bill';

/** Seconds for which an event is news: for so long Stripe repeats its webhook. */
const newsFor = 3 * day;

const isNews = (at: number | null, now: number) => at !== null && at > now - newsFor;

/** An invoice's payment was tried without its payer, and is still missing. */
const hasFailed = ({ status, reason, attempts }: Bill) =>
  status === 'open' && attempts > 0 && reason !== 'subscription_create';

/**
 * What there is to tell of an invoice now; once for each invoice, which the caller sees to.
 * @param wasPaid whether the mirror said already that it is paid.
 * @param plan the name of what it is for.
 * @param now in seconds.
 * @returns null also for what is long past, such as the invoices of a customer who is linked later.
 */
export function noticeOfBill(
  bill: Bill,
  { wasPaid, plan, now }: { wasPaid: boolean; plan: string | null; now: number },
): Notice | null {
  const { currency, from, until, url, paid, due } = bill;
  if (bill.status === 'paid' && !wasPaid && paid > 0 && isNews(bill.paidAt, now))
    return {
      kind: 'payment_received',
      facts: { amount: paid, currency, plan, from, until, invoiceUrl: url },
    };
  if (hasFailed(bill) && (bill.triedNextAt !== null || isNews(bill.openedAt, now)))
    return { kind: 'payment_failed', facts: { amount: due, currency, plan } };
  return null;
}
