import { cardProblem } from '../cards/declines';
import type { Sandbox } from '../sandbox';
import type { CheckoutSession, PaymentMethod } from '../stripe-types';
import { attach } from './attachment';
import type { Presence } from './charge';
import { sessionPrice } from './checkout-session';
import { createCustomer } from './customers';
import { keepBusiness } from './business';
import { switchedTax } from './tax';
import { shownTaxIds } from './tax-ids';
import type { Buyer } from '../store/store';
import { subscribe } from './subscribe';

/**
 * Makes the customer where there was none, the card as the subscription's default (where Stripe's
 * Checkout puts it, too), the subscription, its paid invoice, and the completed session.
 * @throws StripeProblem 402 where the card is rejected; the caller's transaction then undoes it all.
 */
export function paySession(
  sandbox: Sandbox,
  session: CheckoutSession,
  { email, business }: Buyer,
  card: PaymentMethod,
  presence: Presence,
): void {
  const known = sandbox.store.customers.get(session.customer ?? '');
  const customer = keepBusiness(sandbox, known ?? createCustomer(sandbox, { email }), business);
  const tax = switchedTax(sandbox, customer.id, session.automatic_tax.enabled);
  attach(sandbox, card, customer);
  const { subscription, invoice, decline } = subscribe(
    sandbox,
    sessionPrice(sandbox, session),
    { customer: customer.id, default_payment_method: card.id, metadata: {}, ...tax },
    presence,
  );
  if (decline !== null) throw cardProblem(decline);
  const amount_tax = invoice.total - invoice.subtotal;
  sandbox.record('checkout.session.completed', sandbox.store.checkoutSessions, {
    ...session,
    amount_total: invoice.total,
    customer: customer.id,
    customer_details: {
      address: customer.address ?? null,
      business_name: customer.business_name ?? null,
      email,
      individual_name: null,
      name: customer.name ?? null,
      phone: customer.phone ?? null,
      tax_exempt: 'none',
      tax_ids: shownTaxIds(sandbox, customer.id),
    },
    invoice: invoice.id,
    payment_status: 'paid',
    status: 'complete',
    subscription: subscription.id,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax },
    url: null,
  });
}
