import { Table } from '../store/table';
import type { Price, Product } from '../stripe-types';

/** Whose account this is, as pages and invoices name it. */
export const accountName = 'CPal';

/** What is charged where a customer has been charged nothing yet. */
export const accountCurrency = 'usd';

/** 1 January 2025: the catalog is older than everything sold from it. */
const madeAt = 1_735_689_600;

function product(id: string, name: string, price: string, description: string): Product {
  return {
    id,
    object: 'product',
    active: true,
    created: madeAt,
    default_price: price,
    description,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: madeAt,
    url: null,
  };
}

function monthlyPrice(id: string, productId: string, cents: number): Price {
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: madeAt,
    currency: accountCurrency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: id,
    metadata: {},
    nickname: null,
    product: productId,
    recurring: {
      interval: 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: cents,
    unit_amount_decimal: String(cents),
  };
}

/** What the account sells. It is fixed: the product reads it and never writes it. */
export const products = new Table('product', [
  product('prod_cpal_basic', 'Basic', 'price_cpal_basic', 'AI recipe assistant for one food blog.'),
  product('prod_cpal_pro', 'Pro', 'price_cpal_pro', 'AI recipe assistant with full analytics.'),
]);

/** What it costs; the lookup keys are the ids. */
export const prices = new Table('price', [
  monthlyPrice('price_cpal_basic', 'prod_cpal_basic', 2000),
  monthlyPrice('price_cpal_pro', 'prod_cpal_pro', 4000),
]);

/** The name under which a price's product is sold. */
export const productName = (price: Price): string => products.find(price.product).name;

/** The price of one unit in cents. */
export const unitAmount = (price: Price): number => price.unit_amount ?? 0;
