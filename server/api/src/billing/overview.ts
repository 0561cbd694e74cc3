import type { Invoice, PaymentMethodList } from '@cpal/shared/contract/billing/billing';
import type { Subscription, SubscriptionAnswer } from '@cpal/shared/contract/billing/subscription';
import { and, desc, eq, isNull, ne, or } from 'drizzle-orm';
import type { Db } from '../db/client';
import { billingCustomers, invoices, paymentMethods } from '../db/schema';
import { type MirroredSubscription, findSubscription } from './stripe/standing';

/** A mirrored subscription as it is shown. */
export const toSubscription = (row: MirroredSubscription): Subscription => ({
  status: row.status,
  current_period_end: row.currentPeriodEnd,
  plan: { name: row.planName, amount: row.amount, interval: row.interval },
  cancel_at: row.cancelAt,
  cancel_at_period_end: row.cancelAtPeriodEnd,
});

/** The subscription to show, out of the mirror; an empty object where there is none. */
export async function showSubscription(
  db: Db,
  customerId: string | null,
): Promise<SubscriptionAnswer> {
  const found = await findSubscription(db, customerId);
  return found ? toSubscription(found) : {};
}

/** A customer's invoices, newest first, without drafts. */
export async function listInvoices(db: Db, customerId: string | null): Promise<Invoice[]> {
  if (customerId === null) return [];
  const rows = await db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.customerId, customerId),
        or(isNull(invoices.status), ne(invoices.status, 'draft')),
      ),
    )
    .orderBy(desc(invoices.created), desc(invoices.id));
  return rows.map((row) => ({
    id: row.id,
    created: row.created,
    amount_due: row.amountDue,
    currency: row.currency,
    status: row.status,
    hosted_invoice_url: row.hostedInvoiceUrl,
    invoice_pdf: row.invoicePdf,
    tax: row.tax,
  }));
}

/** A customer's cards, newest first; the default is the one that the next invoice is charged to. */
export async function listPaymentMethods(
  db: Db,
  customerId: string | null,
): Promise<PaymentMethodList> {
  if (customerId === null) return { payment_methods: [] };
  const rows = await db
    .select({ method: paymentMethods, defaultId: billingCustomers.defaultPaymentMethod })
    .from(paymentMethods)
    .innerJoin(billingCustomers, eq(billingCustomers.id, paymentMethods.customerId))
    .where(eq(paymentMethods.customerId, customerId))
    .orderBy(desc(paymentMethods.created), desc(paymentMethods.id));
  return {
    payment_methods: rows.map(({ method, defaultId }) => ({
      id: method.id,
      is_default: method.id === defaultId,
      card: {
        brand: method.brand,
        last4: method.last4,
        exp_month: method.expMonth,
        exp_year: method.expYear,
      },
    })),
  };
}
