import type { Stripe } from 'stripe';
import type { invoices, paymentMethods, subscriptions } from '../../db/schema';
import { type Bill, toBill } from '../notices/bill';
import type { Uses } from '../../kernel/services';
import { referenceId } from './reference-id';

/** The tax of an invoice, in cents, included or on top. */
const taxOf = ({ total_taxes }: Stripe.Invoice) =>
  (total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);

/** Everything that the mirror keeps of one customer. */
export interface CustomerState {
  isDeleted: boolean;
  defaultPaymentMethod: string | null;
  subscriptions: (typeof subscriptions.$inferInsert)[];
  invoices: (typeof invoices.$inferInsert)[];
  paymentMethods: (typeof paymentMethods.$inferInsert)[];
  /** The invoices with what only notices need. */
  bills: Bill[];
}

const gone: CustomerState = {
  isDeleted: true,
  defaultPaymentMethod: null,
  subscriptions: [],
  invoices: [],
  paymentMethods: [],
  bills: [],
};

/** A subscription as the mirror keeps it; nothing where it sells nothing. */
export async function toSubscription(
  { catalog }: Uses<'catalog'>,
  customerId: string,
  subscription: Stripe.Subscription,
): Promise<CustomerState['subscriptions']> {
  // Ours have exactly one item; its period is the subscription's.
  const [item] = subscription.items.data;
  if (!item) return [];
  const product = referenceId(item.price.product);
  return [
    {
      id: subscription.id,
      customerId,
      created: subscription.created,
      status: subscription.status,
      currentPeriodEnd: item.current_period_end,
      planName: product === null ? 'Plan' : await catalog.planName(product),
      amount: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
      interval: item.price.recurring?.interval ?? 'month',
      cancelAt: subscription.cancel_at,
      cancelAtPeriodEnd: subscription.cancel_at_period_end,
    },
  ];
}

const toInvoice = (customerId: string, invoice: Stripe.Invoice) => ({
  id: invoice.id,
  customerId,
  created: invoice.created,
  amountDue: invoice.amount_due,
  currency: invoice.currency,
  status: invoice.status,
  hostedInvoiceUrl: invoice.hosted_invoice_url ?? null,
  invoicePdf: invoice.invoice_pdf ?? null,
  tax: taxOf(invoice),
});

const toPaymentMethod = (customerId: string, { id, created, card }: Stripe.PaymentMethod) =>
  card
    ? [
        {
          id,
          customerId,
          created,
          brand: card.brand,
          last4: card.last4,
          expMonth: card.exp_month,
          expYear: card.exp_year,
        },
      ]
    : [];

/** Statuses of subscriptions that will be charged again, the one that counts most in front. */
const charged = ['active', 'trialing', 'past_due', 'unpaid', 'incomplete'];

/**
 * Reads a customer's present state from Stripe; of each list the newest hundred, years of months.
 * A customer that was deleted there has nothing left.
 */
export async function fetchState(
  services: Uses<'catalog' | 'stripe'>,
  customerId: string,
): Promise<CustomerState> {
  const { stripe } = services;
  const customer = await stripe.customers.retrieve(customerId);
  if (customer.deleted) return gone;
  const [subscriptionList, invoiceList, cardList] = await Promise.all([
    stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 }),
    stripe.invoices.list({ customer: customerId, limit: 100 }),
    stripe.paymentMethods.list({ customer: customerId, type: 'card', limit: 100 }),
  ]);
  const rows = await Promise.all(
    subscriptionList.data.map((one) => toSubscription(services, customerId, one)),
  );
  const [paying] = charged.flatMap((status) =>
    subscriptionList.data.filter((one) => one.status === status),
  );
  return {
    isDeleted: false,
    defaultPaymentMethod:
      referenceId(paying?.default_payment_method) ??
      referenceId(customer.invoice_settings.default_payment_method),
    subscriptions: rows.flat(),
    invoices: invoiceList.data.map((invoice) => toInvoice(customerId, invoice)),
    bills: invoiceList.data.map(toBill),
    paymentMethods: cardList.data.flatMap((method) => toPaymentMethod(customerId, method)),
  };
}
