import { cardProblem } from '../cards/declines';
import type { CardInput } from '../cards/card-input';
import type { Sandbox } from '../sandbox';
import type { PendingPayment } from '../store/records';
import type { CheckoutSession, Customer, PaymentMethod } from '../stripe-types';
import { attach } from './attachment';
import { asksBuyer, attachDecline, rememberAnswer, type Presence } from './charge';
import { find, priceOnSale } from './find';
import { createCustomer } from './customers';
import { createCard } from './payment-methods';
import { subscribe } from './subscribe';

function buyerOf(sandbox: Sandbox, session: CheckoutSession, email: string): Customer {
  const known = sandbox.store.customers.get(session.customer ?? '');
  return known ?? createCustomer(sandbox, { email });
}

/**
 * The customer where there was none, the card as the subscription's default (where Stripe's Checkout
 * puts it, too), the subscription, its paid invoice, and the completed session.
 */
function sell(
  sandbox: Sandbox,
  session: CheckoutSession,
  email: string,
  paymentMethod: PaymentMethod,
  presence: Presence,
): CheckoutSession {
  const order = sandbox.store.sessionOrders.get(session.id);
  if (order === undefined) throw new Error(`session ${session.id} sells nothing`);
  const refusal = attachDecline(sandbox, paymentMethod.id);
  if (refusal !== null) throw cardProblem(refusal);
  const customer = buyerOf(sandbox, session, email);
  attach(sandbox, paymentMethod, customer);
  const { subscription, invoice, decline } = subscribe(
    sandbox,
    {
      customer,
      price: priceOnSale(order.price, 'price'),
      quantity: order.quantity,
      defaultPaymentMethod: paymentMethod.id,
      description: order.subscriptionDescription,
      metadata: order.subscriptionMetadata,
    },
    true,
    presence,
  );
  if (decline !== null) throw cardProblem(decline);
  const complete = sandbox.store.checkoutSessions.put({
    ...session,
    customer: customer.id,
    customer_details: {
      address: null,
      business_name: null,
      email,
      individual_name: null,
      name: customer.name ?? null,
      phone: customer.phone ?? null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    invoice: invoice.id,
    payment_status: 'paid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  });
  sandbox.emit('checkout.session.completed', complete);
  return complete;
}

/**
 * What the button Pay does.
 * @returns the completed session; null where the card's bank has a question for the buyer first.
 * @throws StripeProblem 402 where the card is refused; the caller's transaction then undoes it all.
 */
export function paySession(
  sandbox: Sandbox,
  session: CheckoutSession,
  email: string,
  card: CardInput,
): CheckoutSession | null {
  const paymentMethod = createCard(sandbox, card, { email });
  if (!asksBuyer(sandbox, paymentMethod.id, 'present')) {
    return sell(sandbox, session, email, paymentMethod, 'present');
  }
  sandbox.store.pendingPayments.put({ id: session.id, paymentMethod: paymentMethod.id, email });
  return null;
}

/** What follows the bank's question where the buyer answered it; as `paySession`. */
export function finishSession(
  sandbox: Sandbox,
  session: CheckoutSession,
  { paymentMethod, email }: PendingPayment,
): CheckoutSession {
  rememberAnswer(sandbox, paymentMethod);
  const card = find(sandbox.store.paymentMethods, 'PaymentMethod', paymentMethod);
  return sell(sandbox, session, email, card, 'authenticated');
}
