import type { PlanChange } from '../billing/change-plan';
import { prices } from '../billing/catalog';
import { getItem } from '../billing/subscription-state';
import { flag, array, object, choice, text, whole, type Params } from '../http/params';
import { invalidRequest } from '../http/problem';
import type { Sandbox } from '../sandbox';
import type { Price, Subscription } from '../stripe-types';

/** Whether Stripe computes the tax. */
export const taxParam = object({ enabled: flag });

/** What a change of plan can be given: the one item, and how the rest of the period is charged. */
export const planChangeParams = {
  items: array(object({ id: text, price: text, quantity: choice('1') })),
  proration_behavior: choice('always_invoice', 'create_prorations', 'none'),
  proration_date: whole,
};

type Items = NonNullable<Params<typeof planChangeParams>['items']>;

function oneItem([item, ...more]: Items) {
  if (item !== undefined && more.length === 0) return item;
  throw invalidRequest('The sandbox has subscriptions of exactly one item only.', {
    param: 'items',
  });
}

/** The price of a new subscription's item. */
export const newItemPrice = (given: Items): Price =>
  prices.find(oneItem(given).price, 'items[0][price]');

/** The change of plan that a request asks for; it has to name the subscription's item by its id. */
export function readPlanChange(
  sandbox: Sandbox,
  subscription: Subscription,
  items: Items,
  { proration_behavior, proration_date }: Params<typeof planChangeParams>,
): PlanChange {
  const { id, price } = oneItem(items);
  const before = getItem(subscription);
  if (id !== before.id) {
    const message = `Invalid subscription item: ${id ?? 'none given'}`;
    throw invalidRequest(message, { param: 'items[0][id]' });
  }
  return {
    price: price === undefined ? before.price : prices.find(price, 'items[0][price]'),
    proration: proration_behavior ?? 'create_prorations',
    at: proration_date ?? sandbox.now(),
  };
}
