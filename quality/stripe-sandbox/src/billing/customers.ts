import { newId, randomText } from '../ids';
import type { Sandbox } from '../sandbox';
import type { Customer } from '../stripe-types';

type CustomerFields = Partial<
  Pick<Customer, 'address' | 'description' | 'email' | 'metadata' | 'name' | 'phone'>
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
