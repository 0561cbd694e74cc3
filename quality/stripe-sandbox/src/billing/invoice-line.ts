import { newId } from '../ids';
import type { InvoiceLine, Price, Subscription, SubscriptionItem } from '../stripe-types';
import { productName, unitAmount } from './catalog';
import { formatMoney } from '@cpal/server-kit/money';

/** The amount is in cents, negative where something is given back. */
interface LineFields extends Pick<InvoiceLine, 'amount' | 'description' | 'period'> {
  subscription: Subscription;
  item: SubscriptionItem;
  price: Price;
  proration: boolean;
}

/** A line of an invoice that is still to be made. */
export function invoiceLine(fields: LineFields): InvoiceLine {
  const { subscription, price, amount } = fields;
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description: fields.description,
    discount_amounts: [],
    discountable: !fields.proration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: fields.proration,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: fields.item.id,
      },
      type: 'subscription_item_details',
    },
    period: fields.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: String(amount),
    },
    quantity: 1,
    quantity_decimal: '1',
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}

/** The line for one whole period of a subscription's item. */
export function periodLine(subscription: Subscription, item: SubscriptionItem): InvoiceLine {
  const { price } = item;
  const each = formatMoney(unitAmount(price), price.currency);
  return invoiceLine({
    subscription,
    item,
    price,
    amount: unitAmount(price),
    description: `1 × ${productName(price)} (at ${each} / month)`,
    period: { start: item.current_period_start, end: item.current_period_end },
    proration: false,
  });
}
