import type { PlanChange } from '../billing/change-plan';
import { priceOnSale } from '../billing/find';
import {
  clearable,
  flag,
  listOf,
  mapOf,
  metadata,
  oneOf,
  text,
  whole,
  type Params,
} from '../http/params';
import { invalidRequest } from '../http/problem';
import type { Sandbox } from '../sandbox';
import type { Price, Subscription } from '../stripe-types';
import { itemOf } from '../billing/subscription-state';

const items = listOf(mapOf({ id: text, price: text, quantity: whole }));

/** Why a customer leaves. */
export const cancellationDetails = mapOf({
  comment: clearable(text),
  feedback: clearable(
    oneOf(
      'customer_service',
      'low_quality',
      'missing_features',
      'other',
      'switched_service',
      'too_complex',
      'too_expensive',
      'unused',
    ),
  ),
});

const common = {
  default_payment_method: text,
  description: clearable(text),
  items,
  metadata,
  off_session: flag,
};

/** What a new subscription can be given. */
export const createParams = {
  ...common,
  customer: text,
  payment_behavior: oneOf('allow_incomplete', 'default_incomplete', 'error_if_incomplete'),
};

/** How the rest of the period is settled where the price changes. */
const settlement = {
  proration_behavior: oneOf('always_invoice', 'create_prorations', 'none'),
  proration_date: whole,
};

/** A change of price that is only looked at. */
export const previewedChange = mapOf({ items, ...settlement });

/** What can be changed in a subscription. */
export const updateParams = {
  ...common,
  ...settlement,
  cancel_at: clearable(text),
  cancel_at_period_end: flag,
  cancellation_details: cancellationDetails,
  payment_behavior: oneOf('allow_incomplete', 'error_if_incomplete'),
};

type Items = Params<typeof common>['items'];

/** What the one item of a request asks for. */
interface Wanted {
  price: Price;
  quantity: number;
}

function oneItem(given: NonNullable<Items>) {
  const [item, ...more] = given;
  if (item !== undefined && more.length === 0) return item;
  throw invalidRequest('The sandbox keeps subscriptions of exactly one item.', { param: 'items' });
}

function quantityOf(given: number | undefined, before: number): number {
  if (given === undefined) return before;
  if (given >= 1) return given;
  throw invalidRequest('Invalid quantity: must be at least 1', { param: 'items[0][quantity]' });
}

/** The item of a new subscription. */
export function newItemOf(given: NonNullable<Items>): Wanted {
  const { price = '', quantity } = oneItem(given);
  return { price: priceOnSale(price, 'items[0][price]'), quantity: quantityOf(quantity, 1) };
}

/** The change of plan that an update asks for; it has to name the subscription's item by its id. */
export function planChangeOf(
  sandbox: Sandbox,
  subscription: Subscription,
  given: NonNullable<Items>,
  { proration_behavior, proration_date }: Params<typeof settlement>,
): PlanChange {
  const { id, price, quantity } = oneItem(given);
  const before = itemOf(subscription);
  if (id !== before.id) {
    throw invalidRequest(`Invalid subscription item: ${id ?? 'none given'}`, {
      param: 'items[0][id]',
    });
  }
  return {
    price: price === undefined ? before.price : priceOnSale(price, 'items[0][price]'),
    quantity: quantityOf(quantity, before.quantity),
    proration: proration_behavior ?? 'create_prorations',
    at: proration_date ?? sandbox.now(),
  };
}

/** A default card that a request names has to be one of the customer's own. */
export function ownCard(sandbox: Sandbox, customer: string, card: string | undefined): void {
  if (card === undefined || sandbox.store.paymentMethods.get(card)?.customer === customer) return;
  throw invalidRequest(
    `The customer does not have a payment method with the ID ${card}. The payment method must be attached to the customer.`,
    { code: 'resource_missing', param: 'default_payment_method' },
  );
}

/** When a subscription is to end: a time in seconds, or the end of its period by name. */
export function cancelTime(given: string, subscription: Subscription): number {
  const end = itemOf(subscription).current_period_end;
  if (given === 'min_period_end' || given === 'max_period_end') return end;
  return whole(given, 'cancel_at');
}
