import type { Stripe } from 'stripe';
import { referenceId } from '../stripe/reference-id';

/** What notices say of an invoice, and what decides whether one is sent; times in seconds. */
export interface Bill {
  id: string;
  status: string | null;
  reason: string | null;
  subscriptionId: string | null;
  /** Cents. */
  paid: number;
  due: number;
  currency: string;
  from: number;
  until: number;
  url: string | null;
  attempts: number;
  /** When it became payable, was paid, and is tried next; null for never. */
  openedAt: number | null;
  paidAt: number | null;
  triedNextAt: number | null;
}

/** Takes out of an invoice what notices need. */
export function toBill(invoice: Stripe.Invoice): Bill {
  const periods = invoice.lines.data.map(({ period }) => period);
  return {
    id: invoice.id,
    status: invoice.status,
    reason: invoice.billing_reason,
    subscriptionId: referenceId(invoice.parent?.subscription_details?.subscription),
    paid: invoice.amount_paid,
    due: invoice.amount_remaining,
    currency: invoice.currency,
    from: Math.min(...periods.map(({ start }) => start), invoice.created),
    until: Math.max(...periods.map(({ end }) => end), invoice.created),
    url: invoice.hosted_invoice_url ?? null,
    attempts: invoice.attempt_count,
    openedAt: invoice.status_transitions.finalized_at,
    paidAt: invoice.status_transitions.paid_at,
    triedNextAt: invoice.next_payment_attempt,
  };
}
