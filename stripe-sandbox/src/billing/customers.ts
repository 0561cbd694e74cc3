import { newId, randomText } from '../ids';
import type { Sandbox } from '../sandbox';
import type { Customer } from '../stripe-types';

type CustomerFields = Partial<
  Pick<Customer, 'description' | 'email' | 'metadata' | 'name' | 'phone'>
>;

/** Makes a customer without a card. */
export function createCustomer(sandbox: Sandbox, fields: CustomerFields): Customer {
  return sandbox.record('customer.created', sandbox.store.customers, {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: sandbox.now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    ...fields,
  });
}

/** Changes a customer and records the event; nothing happens where nothing differs. */
export function changeCustomer(
  sandbox: Sandbox,
  before: Customer,
  changes: Partial<Customer>,
): Customer {
  return sandbox.update('customer.updated', sandbox.store.customers, before, changes);
}

/** The customer's own default card, which pays where a subscription names none. */
export function withDefaultCard(customer: Customer, paymentMethod: string | null): Customer {
  return {
    ...customer,
    invoice_settings: { ...customer.invoice_settings, default_payment_method: paymentMethod },
  };
}
