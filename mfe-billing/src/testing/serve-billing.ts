import type {
  DuplicatePurchase,
  Invoice,
  PaymentConfirmation,
  PaymentMethod,
} from '@cpal/shared/contract/billing/billing';
import type { BillingDetails } from '@cpal/shared/contract/billing/billing-details';
import type { Subscription } from '@cpal/shared/contract/billing/subscription';
import { type Handlers, serveApi } from '@cpal/shared/testing/api';

export const subscription: Subscription = {
  status: 'active',
  current_period_end: 1_762_600_000,
  plan: { name: 'Pro', amount: 4000, interval: 'month' },
  cancel_at: null,
  cancel_at_period_end: false,
};

/** Canceled, and running until the end of what is paid. */
export const ending: Subscription = { ...subscription, cancel_at_period_end: true };

const visa: PaymentMethod = {
  id: 'pm_visa',
  is_default: true,
  card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2030 },
};

export const amex: PaymentMethod = {
  id: 'pm_amex',
  is_default: false,
  card: { brand: 'amex', last4: '0005', exp_month: 12, exp_year: 2029 },
};

export const invoice: Invoice = {
  id: 'in_1',
  created: 1_760_000_000,
  amount_due: 4000,
  currency: 'usd',
  status: 'paid',
  hosted_invoice_url: 'https://pay.example/in_1',
  invoice_pdf: 'https://pay.example/in_1/pdf',
  tax: 0,
};

/** What is known of a member before they say more. */
export const details: BillingDetails = { name: 'Ada Cook', address: null, tax_id: null };

/** What the member has; `subscription` is the whole answer, `{}` for none. */
export interface Held {
  subscription: Subscription | Record<string, never>;
  paymentMethods: PaymentMethod[];
  invoices: Invoice[];
  duplicates?: DuplicatePurchase[];
  confirmation?: PaymentConfirmation | null;
}

/** Serves what the billing screen loads; `held` is read at each call, so tests may change it. */
export const serveBilling = (held: Held, others: Handlers = {}) =>
  serveApi({
    'GET /api/billing/subscription': () => ({ body: held.subscription }),
    'GET /api/billing/payment-methods': () => ({ body: { payment_methods: held.paymentMethods } }),
    'GET /api/billing/invoices': () => ({
      body: { invoices: held.invoices, duplicate_purchases: held.duplicates ?? [] },
    }),
    'GET /api/billing/payment-confirmation': () => ({
      body: { confirmation: held.confirmation ?? null },
    }),
    'GET /api/billing/details': () => ({ body: details }),
    ...others,
  });

/** A member with a plan, two cards and an invoice. */
export const everything = (): Held => ({
  subscription,
  paymentMethods: [visa, amex],
  invoices: [invoice],
});

/** A member who has bought nothing yet. */
export const nothing = (): Held => ({ subscription: {}, paymentMethods: [], invoices: [] });
